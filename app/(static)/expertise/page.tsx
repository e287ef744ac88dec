import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Contents } from '@/components/sections/Contents/Contents'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Reasons } from '@/components/sections/Reasons/Reasons'
import { ServiceGroup } from '@/components/sections/ServiceGroup/ServiceGroup'
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
      <Contents label={hero.indexLabel} links={groups.map(({ title, slug }) => ({ label: title, href: `#${slug}` }))} />
      {groups.map((group, i) => (
        <ServiceGroup key={group.slug} group={group} featuresLabel={featuresLabel} flip={i % 2 === 1} />
      ))}
      <Reasons id="why-choose" copy={whyChoose} />
      <CallToAction call={callToAction} />
    </DocumentPage>
  )
}
