import { respondWithText } from '@/lib/feeds/respond-with-text'
import { getJournalFeed } from '@/lib/journal/feed'

export const GET = (request: Request) => respondWithText(request, getJournalFeed('rss'))
