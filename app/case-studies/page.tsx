import type { Metadata } from 'next'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { Closing } from '@/components/sections/Closing/Closing'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { caseStudyListing } from '@/lib/content/case-study-listing'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

const { hero, callToAction } = caseStudyListing

export const metadata: Metadata = { ...seo.pages.caseStudies, alternates: { canonical: routes.caseStudies } }

export default function CaseStudiesPage() {
  return (
    <ApplicationPage active={routes.insights} crumbs={[{ name: hero.title, href: routes.caseStudies }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Closing call={callToAction} />
    </ApplicationPage>
  )
}
