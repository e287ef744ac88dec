import { getBlogFeed } from '@/lib/blog/feed'
import { respondWithText } from '@/lib/feeds/respond-with-text'

export const GET = async (request: Request) => respondWithText(request, await getBlogFeed('json'))
