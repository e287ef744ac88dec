import { getJournalFeed } from '@/lib/feeds/journal-feed'
import { toAnswer } from '@/lib/feeds/respond'

export function GET(request: Request) {
  return toAnswer(request, getJournalFeed('rss'))
}
