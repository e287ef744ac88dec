import { toAnswer } from '@/lib/feeds/answer'
import { FEED_TYPES } from '@/lib/feeds/feed'
import { getJournalFeed } from '@/lib/feeds/journal-feed'

export function GET(request: Request) {
  return toAnswer(request, { text: getJournalFeed('rss'), type: FEED_TYPES.rss })
}
