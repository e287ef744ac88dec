import https from 'node:https'
import { lookupPublic, toPublicUrl } from '../public-address.ts'

/** A link that visitors cannot follow, or that nobody could try. */
export type LinkFault = { href: string; kind: 'broken' | 'silent' | 'untried' }

/** Answers with a status, or null without an answer in time. */
type Ask = (href: string) => Promise<number | null>

const MAX_LINKS = 40
const AT_ONCE = 6
const TIMEOUT_MS = 5_000
/** Sites answer programs with these although people may read the page. */
const GUARDED = [401, 403, 405, 406, 429, 451, 501, 503, 999]

const isOwn = (href: string, siteUrl: string) => URL.parse(href, siteUrl)?.origin === new URL(siteUrl).origin

/** Asks a public https address for its head. Redirects count as answers: following them could lead anywhere. */
function askPublic(href: string): Promise<number | null> {
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

const toKind = (status: number | null): LinkFault['kind'] | null => {
  if (status === null) return 'silent'
  return status >= 400 && !GUARDED.includes(status) ? 'broken' : null
}

/** Tries the links of a text, at most forty: its own site's through `askOwn`, others where they are public https addresses. */
export async function checkLinks(
  hrefs: readonly string[],
  siteUrl: string,
  askOwn: Ask,
  askOther: Ask = askPublic,
): Promise<LinkFault[]> {
  const links = [...new Set(hrefs)].filter((href) => !/^(?:#|mailto:|tel:)/i.test(href))
  const faults: LinkFault[] = links.slice(MAX_LINKS).map((href) => ({ href, kind: 'untried' }))
  const left = links.slice(0, MAX_LINKS)
  const work = async () => {
    for (let href = left.shift(); href !== undefined; href = left.shift()) {
      const own = isOwn(href, siteUrl)
      const canTry = own || toPublicUrl(href) !== null
      const kind = canTry ? toKind(await (own ? askOwn : askOther)(href)) : 'untried'
      if (kind) faults.push({ href, kind })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}
