import { BackLink } from '@/components/article/BackLink/BackLink'
import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { StudyBody } from '@/components/studies/StudyBody/StudyBody'
import { StudyHead } from '@/components/studies/StudyHead/StudyHead'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { caseStudies } from '@/lib/content/case-studies'
import { caseStudyListing, caseStudyPage } from '@/lib/content/case-study-listing'
import { company } from '@/lib/content/company'
import { routes } from '@/lib/routes'
import { toStudyPosting } from '@/lib/seo/article-postings'
import { getStudies } from '@/lib/studies/studies'
import { createPageOr404 } from '../../page-or-404'

export function generateStaticParams() {
  return caseStudies.map(({ id }) => ({ caseStudyId: id }))
}

const page = createPageOr404({
  kind: 'study',
  find: async ({ caseStudyId }: { caseStudyId: string }) => (await getStudies()).find(({ id }) => id === caseStudyId),
  toHead: ({ id, meta, industry, publishedDate, tags }) => ({
    ...meta,
    path: routes.caseStudy(id),
    card: { seed: id, kicker: industry },
    article: { publishedTime: publishedDate, author: company.name, section: industry, tags },
  }),
  render(study) {
    const crumbs = [
      { name: caseStudyListing.hero.title, href: routes.caseStudies },
      { name: study.title, href: routes.caseStudy(study.id) },
    ]
    return (
      <DocumentPage active={routes.insights} crumbs={crumbs}>
        <JsonLd data={toStudyPosting(study)} />
        <article>
          <BackLink link={caseStudyPage.back} />
          <StudyHead study={study} />
          <StudyBody study={study} />
        </article>
        <CallToAction call={caseStudyPage.callToAction} />
      </DocumentPage>
    )
  },
})

export const generateMetadata = page.generateMetadata
export default page.Page
