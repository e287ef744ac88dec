import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Sector } from '@/components/sections/Sector/Sector'
import { Section } from '@/components/ui/Section/Section'
import { industries } from '@/content/industries/index'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const { hero, subSectorsLabel, solutionsLabel, sectors, callToAction } = industries

export const metadata = toMetadata({ ...seo.pages.industries, path: routes.industries })

export default function IndustriesPage() {
  return (
    <DocumentPage active={routes.industries} crumbs={[{ name: hero.title, href: routes.industries }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Section>
        <ul aria-label={hero.indexLabel}>
          {sectors.map((sector) => (
            <Sector
              key={sector.slug}
              sector={sector}
              subSectorsLabel={subSectorsLabel}
              solutionsLabel={solutionsLabel}
            />
          ))}
        </ul>
      </Section>
      <CallToAction call={callToAction} />
    </DocumentPage>
  )
}
