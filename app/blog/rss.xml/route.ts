import { getBlogFeed } from '@/lib/blog/feed'
import { toAnswer } from '@/lib/feeds/respond'

export async function GET(request: Request) {
  return toAnswer(request, await getBlogFeed('rss'))
}
