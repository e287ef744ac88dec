import { toAnswer } from '@/lib/feeds/respond'
import { getJournalFeed } from '@/lib/journal/feed'

export function GET(request: Request) {
  return toAnswer(request, getJournalFeed('atom'))
}
