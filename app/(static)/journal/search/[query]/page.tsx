import { JournalPage } from '@/components/insights/journal/JournalPage/JournalPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'

const head = { ...seo.pages.journal, path: routes.journal, feeds: toFeedLinks('journal') }
const page = createSearchPage(head, 'article', JournalPage)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
