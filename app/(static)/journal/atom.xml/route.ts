import { getJournalFeed } from '@/lib/insights/journal/feed'
import { respondWithText } from '@/lib/seo/feeds/respond-with-text'

export const GET = async (request: Request) => respondWithText(request, await getJournalFeed('atom'))
