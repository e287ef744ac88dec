import { ListingDocument } from '@/components/layout/Page/Page'
import { Listing } from '@/components/listing/Listing/Listing'
import { SavedArticles } from '@/components/listing/SavedArticles/SavedArticles'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Figures } from '@/components/sections/Figures/Figures'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import { caseStudyIndustries, caseStudyListing } from '@/content/case-study-listing'
import { industries } from '@/content/industries'
import { getStudyCards } from '@/lib/insights/studies/studies'
import { studyRules } from '@/lib/insights/studies/study-rules'
import { findItems } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { NoStudy } from '../NoStudy/NoStudy'
import { StudyCard } from '../StudyCard/StudyCard'
import styles from './StudiesPage.module.scss'

export type StudiesPageProps = { query: ListingQuery }

const { hero, figures, callToAction, saved, search, filterLabel, results } = caseStudyListing

const copy = { ...results, search, categories: filterLabel, more: results.showAll }

/** The case studies: all, or the results of a query. */
export async function StudiesPage({ query }: StudiesPageProps) {
  const page = findItems(await getStudyCards(), query, studyRules)
  const sectors = industries.sectors.filter(({ slug }) => caseStudyIndustries.some(({ value }) => value === slug))
  return (
    <ListingDocument active={routes.insights} crumbs={[{ name: hero.title, href: routes.caseStudies }]}>
      <PageHead title={hero.title} text={hero.text}>
        <Figures figures={figures} />
      </PageHead>
      <Section>
        <div className={styles.listing}>
          <Listing
            query={query}
            page={page}
            address={routes.caseStudies}
            copy={copy}
            categories={caseStudyIndustries}
            aside={Object.fromEntries(
              sectors.map((sector) => [sector.slug, <NoStudy key={sector.slug} sector={sector} />]),
            )}
            className={styles.list}
            render={(study) => <StudyCard study={study} copy={caseStudyListing} />}
          />
        </div>
        <SavedArticles list="saved-case-studies" copy={saved} />
      </Section>
      <CallToAction call={callToAction} />
    </ListingDocument>
  )
}
