import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Contents } from '@/components/sections/Contents/Contents'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Sector } from '@/components/sections/Sector/Sector'
import type { Sector as SectorContent } from '@/content/copy-types'
import { industries } from '@/content/industries/index'
import { industryRows } from '@/content/navigation'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const { hero, subSectorsLabel, solutionsLabel, sectors, callToAction } = industries

/** Alternating, so that ten sectors in a row do not look the same. */
const LOOKS = ['right', 'left', 'wide'] as const

/** Uses the shorter names that the landing pages have in the navigation. */
const toLink = ({ slug, title, learnMore }: SectorContent) => ({
  label: industryRows.find(({ href }) => href === learnMore.href)?.label ?? title,
  href: `#${slug}`,
})

export const metadata = toMetadata({ ...seo.pages.industries, path: routes.industries })

export default function IndustriesPage() {
  return (
    <DocumentPage active={routes.industries} crumbs={[{ name: hero.title, href: routes.industries }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Contents label={hero.indexLabel} links={sectors.map(toLink)} />
      {sectors.map((sector, i) => (
        <Sector
          key={sector.slug}
          sector={sector}
          subSectorsLabel={subSectorsLabel}
          solutionsLabel={solutionsLabel}
          look={LOOKS[i % LOOKS.length] ?? 'right'}
          ground={i % 2 === 1 ? 'layer' : 'plain'}
        />
      ))}
      <CallToAction call={callToAction} />
    </DocumentPage>
  )
}
