import 'server-only'
import { getEnv } from '../env.ts'

function toHost(address: string): string | null {
  return URL.parse(address)?.host ?? null
}

/** Whether a form comes from this site; plain http has only Origin. A sender without either header is no browser. */
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
 * The same for the form of a personal page. Its referrer policy makes the origin "null", and browsers without Sec-Fetch-Site
 * send nothing else.
 */
export const isFromPersonalPage = (headers: Headers): boolean =>
  isSameSite(headers) || (headers.get('sec-fetch-site') === null && headers.get('origin') === 'null')
