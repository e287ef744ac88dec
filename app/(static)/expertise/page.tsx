import { DocumentPage } from '@/components/layout/Page/Page'
import { BandedGroups } from '@/components/sections/BandedGroups/BandedGroups'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Reasons } from '@/components/sections/Reasons/Reasons'
import { expertise } from '@/content/expertise/index'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const { hero, featuresLabel, groups, whyChoose, callToAction } = expertise

export const metadata = toMetadata({ ...seo.pages.expertise, path: routes.expertise })

export default function ExpertisePage() {
  return (
    <DocumentPage active={routes.expertise} crumbs={[{ name: hero.title, href: routes.expertise }]}>
      <PageHead title={hero.title} text={hero.text} />
      <BandedGroups label={hero.indexLabel} groups={groups} featuresLabel={featuresLabel} />
      <Reasons id="why-choose" copy={whyChoose} />
      <CallToAction call={callToAction} />
    </DocumentPage>
  )
}
