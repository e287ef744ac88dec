import { ApplicationPage } from '@/components/layout/Page/Page'
import { ListFilter } from '@/components/listing/ListFilter/ListFilter'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Figures } from '@/components/sections/Figures/Figures'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { StudyCard } from '@/components/studies/StudyCard/StudyCard'
import { Section } from '@/components/ui/Section/Section'
import { caseStudies } from '@/lib/content/case-studies'
import { caseStudyIndustries, caseStudyListing } from '@/lib/content/case-study-listing'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import styles from './case-studies.module.scss'

const { hero, figures, search, filterLabel, results, callToAction } = caseStudyListing
const LIST = 'case-study-list'

export const metadata = toMetadata({ ...seo.pages.caseStudies, path: routes.caseStudies })

export default function CaseStudiesPage() {
  return (
    <ApplicationPage active={routes.insights} crumbs={[{ name: hero.title, href: routes.caseStudies }]}>
      <PageHead title={hero.title} text={hero.text}>
        <Figures figures={figures} />
      </PageHead>
      <Section className={styles.list}>
        <ListFilter
          list={LIST}
          group="industry"
          pills={caseStudyIndustries}
          pillsLabel={filterLabel}
          search={search}
          sorts={[]}
          sortLabel=""
          words={results}
        />
        <ul id={LIST}>
          {caseStudies.map((study) => (
            <StudyCard key={study.id} study={study} />
          ))}
        </ul>
      </Section>
      <CallToAction call={callToAction} />
    </ApplicationPage>
  )
}
