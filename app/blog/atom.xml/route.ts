import { toAnswer } from '@/lib/feeds/answer'
import { getBlogFeed } from '@/lib/feeds/blog-feed'

export async function GET(request: Request) {
  return toAnswer(request, await getBlogFeed('atom'))
}
