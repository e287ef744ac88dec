import 'server-only'
import { toLoopbackAddress } from '../http/loopback-address.ts'
import { describeError, log } from '../log.ts'

const PAGE_TIMEOUT_MS = 10_000

/** Reads one of the site's static pages over loopback, so that a handler can answer with it; null where that fails. */
export async function getOwnPage(path: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS)
    const response = await fetch(toLoopbackAddress(path), { cache: 'no-store', signal })
    return await response.text()
  } catch (error) {
    log.warn('page of a form could not be read', describeError(error))
    return null
  }
}

/** Answers with a page that was made for one visitor. The server writes its policy, as of any page (server/page). */
export function respondOwnPage(html: string, status: number, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status, headers: { ...type, ...headers } })
}
