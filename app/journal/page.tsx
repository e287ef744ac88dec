import { JournalPage } from '@/components/journal/JournalPage/JournalPage'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.journal, path: routes.journal, feeds: toFeedLinks('journal') })

export default function JournalFrontPage() {
  return <JournalPage query={NO_QUERY} />
}
