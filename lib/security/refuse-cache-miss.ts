import 'server-only'
import { toTooManyText } from '../../content/too-many.ts'
import { type CostlyKind, countCacheMiss } from './cache-miss-counter.ts'
import { getClientAddress } from './client-address.ts'

/**
 * Counts a costly response for a handler. Returns the response to send instead if the limit is reached, otherwise null.
 */
export async function refuseCacheMiss(request: Request, kind: CostlyKind): Promise<Response | null> {
  const seconds = await countCacheMiss(kind, getClientAddress(request.headers))
  if (seconds === null) return null
  return new Response(`${toTooManyText(seconds)}\n`, {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
  })
}
