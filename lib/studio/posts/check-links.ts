import https from 'node:https'
import { lookupPublic, toPublicUrl } from '../public-address.ts'

/** A broken link, or one that could not be tried. */
export type LinkFinding = { href: string; kind: 'broken' | 'silent' | 'untried' }

/** Requests an address. Returns a status, or null if there is no answer in time. */
type Ask = (href: string) => Promise<number | null>

const MAX_LINKS = 40
const AT_ONCE = 6
const TIMEOUT_MS = 5_000
/** Statuses that some sites send to programs, although people can read the page. */
const GUARDED = [401, 403, 405, 406, 429, 451, 501, 503, 999]

const isOnSite = (href: string, siteUrl: string) => URL.parse(href, siteUrl)?.origin === new URL(siteUrl).origin

/** Sends HEAD to a public https address. It does not follow redirects, which could lead anywhere. */
function requestPublic(href: string): Promise<number | null> {
  const url = toPublicUrl(href)
  if (!url) return Promise.resolve(null)
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = https.request(url, { method: 'HEAD', lookup: lookupPublic, signal }, (response) => {
      response.destroy()
      resolve(response.statusCode ?? null)
    })
    request.on('error', () => resolve(null)).end()
  })
}

const toKind = (status: number | null): LinkFinding['kind'] | null => {
  if (status === null) return 'silent'
  return status >= 400 && !GUARDED.includes(status) ? 'broken' : null
}

/** Tries at most forty links: those of this site through `askSite`, others if they are public https addresses. */
export async function checkLinks(
  hrefs: readonly string[],
  siteUrl: string,
  askSite: Ask,
  askOther: Ask = requestPublic,
): Promise<LinkFinding[]> {
  const links = [...new Set(hrefs)].filter((href) => !/^(?:#|mailto:|tel:)/i.test(href))
  const findings: LinkFinding[] = links.slice(MAX_LINKS).map((href) => ({ href, kind: 'untried' }))
  const left = links.slice(0, MAX_LINKS)
  const work = async () => {
    for (let href = left.shift(); href !== undefined; href = left.shift()) {
      const isOurs = isOnSite(href, siteUrl)
      const canTry = isOurs || toPublicUrl(href) !== null
      const kind = canTry ? toKind(await (isOurs ? askSite : askOther)(href)) : 'untried'
      if (kind) findings.push({ href, kind })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return findings
}
