import { BackLink } from '@/components/insights/article/BackLink/BackLink'
import { StudyBody } from '@/components/insights/studies/StudyBody/StudyBody'
import { StudyHead } from '@/components/insights/studies/StudyHead/StudyHead'
import { DocumentPage } from '@/components/layout/Page/Page'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { ArticleActions } from '@/components/sections/ArticleActions/ArticleActions'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { NextTexts } from '@/components/sections/NextTexts/NextTexts'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { caseStudyListing, caseStudyPage } from '@/content/case-study-listing'
import { company } from '@/content/company'
import { getStudies } from '@/lib/insights/studies/studies'
import { toStudyImage, toStudyPortrait } from '@/lib/insights/studies/study-pictures'
import { routes } from '@/lib/routes'
import { toStudyCardText, toStudyPosting } from '@/lib/seo/article-postings'

/** Next requires at least one address, even without a case study. */
export async function generateStaticParams() {
  const studies = await getStudies()
  return studies.length > 0 ? studies.map(({ slug }) => ({ caseStudyId: slug })) : [{ caseStudyId: 'none' }]
}

const page = createPageOr404({
  kind: 'study',
  find: async ({ caseStudyId }: { caseStudyId: string }) =>
    (await getStudies()).find(({ slug }) => slug === caseStudyId),
  toHead: (study) => ({
    ...study.meta,
    path: routes.caseStudy(study.slug),
    card: toStudyCardText(study),
    article: {
      publishedTime: study.publishedDate,
      author: company.name,
      section: study.industry,
      tags: study.tags,
    },
  }),
  async render(study) {
    const studies = await getStudies()
    const place = studies.findIndex(({ id }) => id === study.id)
    const others = [...studies.slice(place + 1), ...studies.slice(0, place)]
    const crumbs = [
      { name: caseStudyListing.hero.title, href: routes.caseStudies },
      { name: study.title, href: routes.caseStudy(study.slug) },
    ]
    return (
      <DocumentPage isCounted active={routes.insights} crumbs={crumbs}>
        <JsonLd data={toStudyPosting(study)} />
        <article>
          <BackLink link={caseStudyPage.back} />
          <StudyHead study={study} image={toStudyImage(study)} Picture={DocumentPicture}>
            <ArticleActions title={study.title} href={routes.caseStudy(study.slug)} list="saved-case-studies" few />
          </StudyHead>
          <StudyBody study={study} portrait={toStudyPortrait(study)} />
        </article>
        <NextTexts
          title={caseStudyPage.next}
          texts={others.map(({ slug, title, industry, overview }) => ({
            href: routes.caseStudy(slug),
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
