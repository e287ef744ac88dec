import { getJobPage } from '@/lib/listing/jobs'
import { readQuery } from '@/lib/listing/query'

/** A page of the positions that a question asks for, for the list on /careers. Nothing in it is personal: shared caches may keep it. */
export async function GET(request: Request) {
  const { page } = await getJobPage(readQuery(new URL(request.url).search))
  return Response.json(page, { headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=60' } })
}
