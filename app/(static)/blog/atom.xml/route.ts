import { getBlogFeed } from '@/lib/insights/blog/feed'
import { respondWithText } from '@/lib/seo/feeds/respond-with-text'

export const GET = async (request: Request) => respondWithText(request, await getBlogFeed('atom'))
