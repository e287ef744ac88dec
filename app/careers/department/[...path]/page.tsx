import type { Metadata } from 'next'
import { PositionsPage } from '@/components/jobs/PositionsPage/PositionsPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { careers } from '@/lib/content/careers'
import { departments } from '@/lib/content/departments'
import { toJobFeedLinks } from '@/lib/feeds/links'
import { getJobPage } from '@/lib/jobs/listing'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata, toMissingMetadata } from '@/lib/seo/metadata'

/** `development`, or `development/page/2`. */
type Props = { params: Promise<{ path: string[] }> }

export function generateStaticParams() {
  return departments.filter(({ value }) => value).map(({ value }) => ({ path: [value] }))
}

async function readPart({ params }: Props) {
  const [slug, word, number, ...rest] = (await params).path
  const department = departments.find(({ value }) => value && value === slug)
  if (!department || rest.length > 0) return null
  const query = { ...NO_QUERY, category: department.value }
  const { pages, total } = await getJobPage(query)
  const place = word === undefined ? 1 : word === 'page' ? readPageNumber(number ?? '', pages) : null
  if (!place) return null
  const fill = (text: string) => text.replace('{department}', department.label)
  const title = fill(careers.positions.department.title)
  return {
    query: { ...query, page: place },
    title: place > 1 ? `${title}, page ${place}` : title,
    text: fill(careers.positions.department.text),
    href: routes.careersDepartment(department.value, place),
    total,
    feeds: toJobFeedLinks(department),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const part = await readPart(props)
  if (!part) return toMissingMetadata('positions')
  const { title, text, href, total, feeds } = part
  // A department without a position is nothing to find in a search engine.
  return toMetadata({ title, description: text, path: href, feeds, index: total > 0 })
}

export default async function CareersDepartmentPage(props: Props) {
  const part = await readPart(props)
  if (!part) return <NotFoundPage kind="positions" />
  const { total: _, feeds: __, ...page } = part
  return <PositionsPage {...page} />
}
