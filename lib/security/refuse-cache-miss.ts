import 'server-only'
import { toTooManyText } from '../../content/too-many.ts'
import { countCacheMiss } from './cache-miss-counter.ts'
import { getClientAddress } from './client-address.ts'
import type { CostlyKind } from './costly-limits.ts'

/** Counts a costly answer for a handler. Returns the response to send instead at the limit, else null. */
export async function refuseCacheMiss(request: Request, kind: CostlyKind): Promise<Response | null> {
  const seconds = await countCacheMiss(kind, getClientAddress(request.headers))
  if (seconds === null) return null
  const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) }
  const message = toTooManyText(seconds)
  return new Response(`${message}\n`, {
    status: 429,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}
