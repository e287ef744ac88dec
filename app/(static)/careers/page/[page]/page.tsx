import { PositionsPage } from '@/components/jobs/PositionsPage/PositionsPage'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { careers } from '@/content/careers'
import { seo } from '@/content/seo'
import { getJobPage } from '@/lib/jobs/listing'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toJobFeedLinks } from '@/lib/seo/feeds/feed-links'

/** The second page is rendered during the build, the others on their first visit. */
export const generateStaticParams = () => [{ page: '2' }]

const { pageTitle, text } = careers.positions
const toTitle = (page: number) => pageTitle.replace('{page}', String(page))

const page = createPageOr404({
  kind: 'positions',
  // Page 1 is /careers itself.
  find: async ({ page }: { page: string }) => readPageNumber(page, (await getJobPage(NO_QUERY)).pages),
  toHead: (page) => ({
    ...seo.pages.careers,
    title: toTitle(page),
    path: routes.careersPage(page),
    feeds: toJobFeedLinks(),
  }),
  render: (page) => (
    <PositionsPage query={{ ...NO_QUERY, page }} title={toTitle(page)} text={text} href={routes.careersPage(page)} />
  ),
})

export const generateMetadata = page.generateMetadata
export default page.Page
