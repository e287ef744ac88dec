import { getPostPage } from '@/lib/listing/posts'
import { readQuery } from '@/lib/listing/query'

/** A page of the posts that a question asks for, for the list on /blog. Nothing in it is personal: shared caches may keep it. */
export async function GET(request: Request) {
  const page = await getPostPage(readQuery(new URL(request.url).search))
  return Response.json(page, { headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=60' } })
}
