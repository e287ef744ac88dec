import { isWebAddress, toWebAddress } from '../../forms/rules.ts'
import type { Line } from '../line.ts'
import { hasKnownEnding, mayBeCut } from './email.ts'
import { toPlain } from './plain.ts'

const LINKEDIN = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%\p{L}\p{M}-]{1,99}[\w%\p{L}\p{M}]\/?$/iu
const GITHUB = /^https?:\/\/(?:www\.)?github\.com\/[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?\/?$/i
const SITES =
  /(?:^|\.)(?:linkedin|github|facebook|fb|twitter|x|instagram|youtube|t|wa|whatsapp|telegram|gmail|google|stackoverflow|leetcode|hackerrank|codeforces|kaggle|orcid|researchgate|skype|medium)\.(?:com|me|org|net)$/i
const PORTFOLIO = /\b(?:portfolio|website|web ?site|web|home ?page|personal site|site|url)\b|ওয়েবসাইট/i
const WRITTEN =
  /(?<=^|[\s:;,|(<[•·])(?:https?:\/\/|www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}(?:\/[^\s,;|)>\]•·]{0,200})?(?=$|[\s;,|)>\]•·])/gi
const CONTACT = /@|linkedin\.com|github\.com|\+\d{6}/i

type Links = { linkedin: string[]; github: string[]; portfolio: string[] }

function toAddress(text: string): string {
  return toWebAddress(text.replace(/[.,]$/, '')).replace(/^http:/, 'https:')
}

const getHost = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''

/** Whether a line says that its address is the person's own site. */
function isPortfolio(line: Line, written: string): boolean {
  const text = toPlain(line.text)
  const around = `${line.before} ${text.replace(written, ' ')}`
  if (PORTFOLIO.test(around) && !/[.!?]\s/.test(around)) return true
  return CONTACT.test(text.replace(written, ' ')) && /^(?:https?:|www\.)/i.test(written)
}

/** The links of a line: where it leads, else the addresses in its text. */
export function findLinks(line: Line): Links {
  const text = toPlain(line.text)
  const written = [...text.matchAll(WRITTEN)].map(([found]) => found).filter((found) => !mayBeCut(line, text, found))
  const linked = line.links.map((href) => href.trim()).filter((href) => /^https?:/i.test(href))
  const links: Links = { linkedin: [], github: [], portfolio: [] }
  for (const found of [...linked, ...(linked.length > 0 ? [] : written)]) {
    const address = toAddress(found)
    if (!isWebAddress(address) || address.length > 200) continue
    const host = getHost(address)
    if (LINKEDIN.test(address)) links.linkedin.push(address)
    else if (GITHUB.test(address)) links.github.push(address)
    else if (!SITES.test(host) && hasKnownEnding(host) && isPortfolio(line, found)) links.portfolio.push(address)
  }
  return links
}
