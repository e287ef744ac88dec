import { getPostPage } from '@/lib/blog/listing'
import { getJobPage } from '@/lib/jobs/listing'
import type { ListingPage } from '@/lib/listing/find-items'
import { type ListingQuery, readQuery } from '@/lib/listing/query'
import { refuseCacheMiss } from '@/lib/security/refuse-cache-miss'

type Context = { params: Promise<{ list: string }> }

const lists = new Map<string, (query: ListingQuery) => Promise<ListingPage<unknown>>>([
  ['posts', getPostPage],
  ['jobs', getJobPage],
])

/** What a query finds in a list, for the listing in the browser. Nothing in it is personal, so shared caches may keep it. */
export async function GET(request: Request, { params }: Context) {
  const find = lists.get((await params).list)
  if (!find) return Response.json({ message: 'There is no such list.' }, { status: 404 })
  const refusal = await refuseCacheMiss(request, 'search')
  if (refusal) return refusal
  const page = await find(readQuery(new URL(request.url).search))
  return Response.json(page, { headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=60' } })
}
