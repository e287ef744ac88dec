import 'server-only'
import { getEnv } from '../env.ts'

function toHost(address: string): string | null {
  return URL.parse(address)?.host ?? null
}

/**
 * Returns whether this site sent a form. On plain http, browsers send only Origin. A sender without both headers is not
 * a browser.
 */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  if (site === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return site === null
  const host = toHost(origin)
  return host !== null && (host === headers.get('host') || host === toHost(getEnv().SITE_URL))
}

/**
 * Returns whether a personal page sent its form. Its referrer policy makes Origin "null", the only header that old
 * browsers send.
 */
export const isFromPersonalPage = (headers: Headers): boolean =>
  isSameSite(headers) || (headers.get('sec-fetch-site') === null && headers.get('origin') === 'null')
