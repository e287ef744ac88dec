import { respondWithText } from '@/lib/feeds/respond-with-text'
import { getJournalFeed } from '@/lib/journal/feed'

export function GET(request: Request) {
  return respondWithText(request, getJournalFeed('rss'))
}
