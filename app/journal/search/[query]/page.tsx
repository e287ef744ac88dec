import { JournalPage } from '@/components/journal/JournalPage/JournalPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { routes } from '@/lib/routes'

const head = { ...seo.pages.journal, path: routes.journal, feeds: toFeedLinks('journal') }
const page = createSearchPage(head, 'article', JournalPage)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
