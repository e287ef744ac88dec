import type { Metadata } from 'next'
import { PositionsPage } from '@/components/jobs/PositionsPage/PositionsPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { careers } from '@/lib/content/careers'
import { seo } from '@/lib/content/seo'
import { toJobFeedLinks } from '@/lib/feeds/links'
import { getJobPage } from '@/lib/jobs/listing'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata, toMissingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ page: string }> }

/** The second page is built, the others on their first visit. */
export const generateStaticParams = () => [{ page: '2' }]

/** The page's number; null where the address names none that exists. Page 1 is /careers itself. */
async function readPage({ params }: Props): Promise<number | null> {
  const { pages } = await getJobPage(NO_QUERY)
  return readPageNumber((await params).page, pages)
}

const toTitle = (page: number) => careers.positions.pageTitle.replace('{page}', String(page))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props)
  if (!page) return toMissingMetadata('positions')
  return toMetadata({
    ...seo.pages.careers,
    title: toTitle(page),
    path: routes.careersPage(page),
    feeds: toJobFeedLinks(),
  })
}

export default async function CareersNumberedPage(props: Props) {
  const page = await readPage(props)
  if (!page) return <NotFoundPage kind="positions" />
  const { text } = careers.positions
  return (
    <PositionsPage query={{ ...NO_QUERY, page }} title={toTitle(page)} text={text} href={routes.careersPage(page)} />
  )
}
