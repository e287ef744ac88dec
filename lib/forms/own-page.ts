import 'server-only'
import { getEnv } from '../env.ts'
import { finishPage } from '../finish/finish-page.ts'
import { describeError, log } from '../log.ts'

const PAGE_TIMEOUT_MS = 10_000

/** Reads one of the site's static pages over loopback, so that a handler can answer with it; null where that fails. */
export async function getOwnPage(path: string): Promise<string | null> {
  try {
    const address = new URL(path, `http://127.0.0.1:${getEnv().PORT}`)
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
    return await response.text()
  } catch (error) {
    log.warn('page of a form could not be read', describeError(error))
    return null
  }
}

/** Answers with a page that was made for one visitor, under a policy of its own. */
export function answerOwnPage(html: string, status: number, headers: Record<string, string> = {}): Response {
  const { SITE_URL, MEDIA_URL } = getEnv()
  const finished = finishPage(html, { siteUrl: SITE_URL, mediaUrl: MEDIA_URL })
  const csp = { 'content-security-policy': finished.headers['content-security-policy'] ?? "default-src 'none'" }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(finished.html, { status, headers: { ...type, ...headers, ...csp } })
}
