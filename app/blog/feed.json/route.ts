import { getBlogFeed } from '@/lib/blog/feed'
import { respondWithText } from '@/lib/feeds/respond-with-text'

export async function GET(request: Request) {
  return respondWithText(request, await getBlogFeed('json'))
}
