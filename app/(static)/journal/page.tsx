import { JournalPage } from '@/components/insights/journal/JournalPage/JournalPage'
import { seo } from '@/content/seo'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.journal, path: routes.journal, feeds: toFeedLinks('journal') })

export default function JournalFrontPage() {
  return <JournalPage query={NO_QUERY} />
}
