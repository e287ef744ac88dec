import { toAnswer } from '@/lib/feeds/answer'
import { getBlogFeed } from '@/lib/feeds/blog-feed'
import { FEED_TYPES } from '@/lib/feeds/feed'

export async function GET(request: Request) {
  return toAnswer(request, { text: await getBlogFeed('atom'), type: FEED_TYPES.atom })
}
