import { PositionsPage } from '@/components/jobs/PositionsPage/PositionsPage'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { careers } from '@/content/careers'
import { getJobPage } from '@/lib/jobs/listing'
import { findEntry, lists } from '@/lib/listing/lists'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toJobFeedLinks } from '@/lib/seo/feeds/feed-links'

/** `development`, or `development/page/2`. */
type Params = { path: string[] }

export function generateStaticParams() {
  return lists.departments.map(({ value }) => ({ path: [value] }))
}

const page = createPageOr404({
  kind: 'positions',
  async find({ path: [slug, word, number = '', ...rest] }: Params) {
    const department = findEntry(lists.departments, slug ?? '')
    if (!department || rest.length > 0) return null
    const query = { ...NO_QUERY, category: department.value }
    const { pages, total } = await getJobPage(query)
    const page = word === undefined ? 1 : word === 'page' ? readPageNumber(number, pages) : null
    if (!page) return null
    const fill = (text: string) => text.replace('{department}', department.label)
    const title = fill(careers.positions.department.title)
    return {
      query: { ...query, page },
      title: page > 1 ? `${title}, page ${page}` : title,
      text: fill(careers.positions.department.text),
      href: routes.careersDepartment(department.value, page),
      // Search engines must not list a department without positions.
      index: total > 0,
      feeds: toJobFeedLinks(department),
    }
  },
  toHead: ({ title, text, href, index, feeds }) => ({ title, description: text, path: href, index, feeds }),
  render: ({ query, title, text, href }) => <PositionsPage query={query} title={title} text={text} href={href} />,
})

export const generateMetadata = page.generateMetadata
export default page.Page
