import type { Metadata } from 'next'
import { BackLink } from '@/components/article/BackLink/BackLink'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
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
import { toMetadata, toMissingMetadata } from '@/lib/seo/metadata'
import { getStudies } from '@/lib/studies/studies'

type Props = { params: Promise<{ caseStudyId: string }> }

const findStudy = async ({ params }: Props) => {
  const { caseStudyId } = await params
  return (await getStudies()).find(({ id }) => id === caseStudyId)
}

export function generateStaticParams() {
  return caseStudies.map(({ id }) => ({ caseStudyId: id }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const study = await findStudy(props)
  if (!study) return toMissingMetadata('study')
  return toMetadata({
    ...study.meta,
    path: routes.caseStudy(study.id),
    card: { seed: study.id, kicker: study.industry },
    article: { publishedTime: study.publishedDate, author: company.name, section: study.industry, tags: study.tags },
  })
}

export default async function CaseStudyPage(props: Props) {
  const study = await findStudy(props)
  if (!study) return <NotFoundPage kind="study" />
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
}
