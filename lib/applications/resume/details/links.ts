import { isWebAddress, toWebAddress } from '../../../forms/rules.ts'
import type { Line } from '../line.ts'
import { isInPurePart, isPure, SEPARATOR } from './block.ts'
import { agrees, hasKnownEnding, isLeftover, mayBeCut } from './email.ts'
import { toPlain } from './plain.ts'

const LINKEDIN = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%\p{L}\p{M}-]{1,99}[\w%\p{L}\p{M}]\/?$/iu
const GITHUB = /^https?:\/\/(?:www\.)?github\.com\/[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?\/?$/i
/** Hosts of profiles and mail, which do not belong to one person. */
const SITES =
  /(?:^|\.)(?:linkedin|github|gitlab|bitbucket|facebook|fb|twitter|x|instagram|youtube|t|wa|whatsapp|telegram|gmail|google|stackoverflow|leetcode|hackerrank|codeforces|kaggle|orcid|researchgate|skype|medium|mastodon|bsky|threads|wikipedia|scholar)\.(?:com|me|org|net|social|app)$/i
const WRITTEN =
  /(?<=^|[\s:;,|(<[•·])(?:https?:\/\/|www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}(?:\/[^\s,;|)>\]•·]{0,200})?(?=$|[\s;,|)>\]•·])/gi
const OWN_SITE =
  /(?:^|[^\p{L}])(?:portfolio|web ?site|home ?page|personal (?:site|page)|my site|webseite|site web|sitio web)(?:$|[^\p{L}])|ওয়েবসাইট|পোর্টফোলিও/iu

type Links = { linkedin: string[]; github: string[]; portfolio: string[] }

function toAddress(text: string): string {
  return toWebAddress(text.replace(/[.,]$/, '')).replace(/^http:/, 'https:')
}

const getHost = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
export const getHandle = (address: string) => address.replace(/\/$/, '').split('/').at(-1) ?? ''
const strip = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/**
 * Returns whether the part of a line with an address, or with the handle or label that links to it, is about nothing
 * else.
 */
function isAlone(line: Line, written: string | undefined, handle: string): boolean {
  if (written) return isInPurePart(line, written)
  const parts = toPlain(line.text).split(SEPARATOR)
  return parts.some((part) => isPure(part) || isPure(part.toLowerCase().replace(handle, ' ')))
}

/** Returns the links of a line: those it links to, or else the addresses in its text; none if the two differ. */
export function findLinks(line: Line, isOwn: (text: string) => boolean): Links {
  const text = toPlain(line.text)
  const links: Links = { linkedin: [], github: [], portfolio: [] }
  const linked = line.links.map((href) => href.trim()).filter((href) => /^https?:/i.test(href))
  const written = [...text.matchAll(WRITTEN)].map(([found]) => found)
  const isHost = (found: string) => hasKnownEnding(getHost(toAddress(found)))
  const isContradicted = written.some(
    (found) => linked.length > 0 && isHost(found) && !linked.some((href) => agrees(line, strip(href), found)),
  )
  if (isContradicted) return links
  const sure = written.filter((found) => isHost(found) && !mayBeCut(line, text, found))
  for (const found of linked.length > 0 ? linked : sure) {
    const address = toAddress(found)
    if (!isWebAddress(address) || address.length > 200 || isLeftover(address)) continue
    const host = getHost(address)
    const shown = linked.length > 0 ? written.find((each) => agrees(line, strip(found), each)) : found
    const handle = getHandle(address)
    if (!isAlone(line, shown, handle.toLowerCase())) continue
    const label = `${line.before} ${text.replace(shown ?? '', ' ')}`
    if (LINKEDIN.test(address)) links.linkedin.push(address)
    else if (GITHUB.test(address)) {
      if (isOwn(handle) || /git ?hub/i.test(label)) links.github.push(address)
    } else if (!SITES.test(host) && !address.includes('/@') && isHost(found)) {
      // Product names have capitals; hosts do not.
      const isProduct = /[A-Z]/.test(shown?.split('/', 1)[0] ?? '')
      if (!isProduct && (OWN_SITE.test(label) || isOwn(host))) links.portfolio.push(address)
    }
  }
  return links
}
