import { CareersPage } from '@/components/careers/CareersPage/CareersPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { seo } from '@/lib/content/seo'
import { readQuestion, toQuestion } from '@/lib/listing/asked'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ question: string }> }

/** Readers have /careers?… in the address; lib/server leads them here. */
export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers, index: false })

/** Next wants one to be built. */
export const generateStaticParams = () => [{ question: toQuestion({ ...EMPTY_QUERY, sort: 'title' }) }]

export default async function AskedCareersPage({ params }: Props) {
  const asked = readQuestion((await params).question)
  return asked ? <CareersPage asked={asked} /> : <NotFoundPage />
}
