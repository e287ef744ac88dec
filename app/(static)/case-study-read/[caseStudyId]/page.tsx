import { BackLink } from '@/components/insights/article/BackLink/BackLink'
import { StudyBody } from '@/components/insights/studies/StudyBody/StudyBody'
import { StudyHead } from '@/components/insights/studies/StudyHead/StudyHead'
import { DocumentPage } from '@/components/layout/Page/Page'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { NextTexts } from '@/components/sections/NextTexts/NextTexts'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { caseStudies } from '@/content/case-studies'
import { caseStudyListing, caseStudyPage } from '@/content/case-study-listing'
import { company } from '@/content/company'
import { getStudies } from '@/lib/insights/studies/studies'
import { routes } from '@/lib/routes'
import { toStudyPosting } from '@/lib/seo/article-postings'

export function generateStaticParams() {
  return caseStudies.map(({ id }) => ({ caseStudyId: id }))
}

const page = createPageOr404({
  kind: 'study',
  find: async ({ caseStudyId }: { caseStudyId: string }) => (await getStudies()).find(({ id }) => id === caseStudyId),
  toHead: ({ id, meta, industry, publishedDate, tags }) => ({
    ...meta,
    path: routes.caseStudy(id),
    card: { subject: id, kicker: industry },
    article: { publishedTime: publishedDate, author: company.name, section: industry, tags },
  }),
  async render(study) {
    const studies = await getStudies()
    const place = studies.findIndex(({ id }) => id === study.id)
    const others = [...studies.slice(place + 1), ...studies.slice(0, place)]
    const crumbs = [
      { name: caseStudyListing.hero.title, href: routes.caseStudies },
      { name: study.title, href: routes.caseStudy(study.id) },
    ]
    return (
      <DocumentPage isCounted active={routes.insights} crumbs={crumbs}>
        <JsonLd data={toStudyPosting(study)} />
        <article>
          <BackLink link={caseStudyPage.back} />
          <StudyHead study={study} />
          <StudyBody study={study} />
        </article>
        <NextTexts
          title={caseStudyPage.next}
          texts={others.map(({ id, title, industry, overview }) => ({
            href: routes.caseStudy(id),
            title,
            label: industry,
            text: overview,
          }))}
        />
        <CallToAction call={caseStudyPage.callToAction} look="line" />
      </DocumentPage>
    )
  },
})

export const generateMetadata = page.generateMetadata
export default page.Page
