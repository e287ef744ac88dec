import { toAnswer } from '@/lib/feeds/answer'
import { getJournalFeed } from '@/lib/feeds/journal-feed'

export function GET(request: Request) {
  return toAnswer(request, getJournalFeed('atom'))
}
