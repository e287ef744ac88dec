import { getJobPage } from '@/lib/jobs/listing'
import { readQuery } from '@/lib/listing/query'
import { refuseMiss } from '@/lib/security/refuse-miss'

/** A page of the positions that a question asks for, for the list on /careers. Nothing in it is personal: shared caches may keep it. */
export async function GET(request: Request) {
  const refusal = await refuseMiss(request, 'search')
  if (refusal) return refusal
  const { page } = await getJobPage(readQuery(new URL(request.url).search))
  return Response.json(page, { headers: { 'cache-control': 'public, max-age=30, stale-while-revalidate=60' } })
}
