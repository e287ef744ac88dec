import 'server-only'
import { getEnv } from '../env.ts'

function toHost(address: string): string | null {
  return URL.parse(address)?.host ?? null
}

/**
 * Whether a form was sent from a page of this site. Browsers say so in Sec-Fetch-Site; on plain http, or from older
 * ones, Origin has to name this host. A sender with neither header is no browser, so no visitor's page made it act.
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
