import { isEmail } from '../../../forms/rules.ts'
import type { Line } from '../line.ts'
import { toPlain } from './plain.ts'

/** Top-level domains besides those of countries. An unknown one may be a word that ran into the address. */
const ENDINGS = new Set(
  'com org net edu gov info biz name pro dev app tech online site email me xyz academy agency cloud design digital engineer example software studio systems works world'.split(
    ' ',
  ),
)

/** Addresses of an office rather than a person. */
const ROLES =
  /^(?:info|hello|support|enquir(?:y|ies)|inquir(?:y|ies)|hiring|talent|team|service|help|sales|contact|admin|office|hr|jobs?|careers?|recruitment|noreply|no-reply|webmaster)$/i

const ADDRESS = /(?<=^|[\s:;,|(<[•·/])[\w'+.-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,5}(?=$|[\s;,|)>\]•·/])/g

/** Returns whether a host ends in a known top-level domain. */
export function hasKnownEnding(host: string): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase()
  return /^[a-z]{2}$/.test(ending) || ENDINGS.has(ending)
}

const LABEL = /^(?:e-?mail|mail|contact|web(?:site)?|address)s?:?$/i

/** Returns whether a line of one word may be the continuation or the beginning of the line beside it. */
const isPartOfWord = (text: string) =>
  /^[a-z\d._@/-]+$/.test(text.trim()) &&
  !LABEL.test(text.trim()) &&
  !/[\w-]@[\w-]+\.|\.[a-z]+\/|^\d[\d-]{4,}$|^www\./.test(text)

/** Returns whether an address at the edge of its line may be part of a longer one. */
export function mayBeCut(line: Pick<Line, 'above' | 'below'>, text: string, found: string): boolean {
  const [before = '', after = ''] = text.split(found, 2)
  const isBegun =
    /(?:^|\s)[a-z\d]+[._-]\s{0,2}$/.test(before) || (before.trim() === '' && isPartOfWord(toPlain(line.above)))
  const isOpen = after.trim() === '' && (isPartOfWord(toPlain(line.below)) || /^[-_./]/.test(line.below.trim()))
  return isBegun || isOpen
}

const isOwn = (address: string) =>
  isEmail(address) &&
  hasKnownEnding(address) &&
  !/[a-z][A-Z]+$|[A-Z][a-z]+$/.test(address.slice(address.lastIndexOf('.') + 1)) &&
  !ROLES.test(address.split('@')[0] ?? '')

/** Returns whether an address is a template's placeholder. */
export const isLeftover = (address: string) =>
  /(?:^|[^a-z])your[._-]?[a-z]|(?:john|jane)[._-]?doe|(?:first|last|full|user|sur)[._-]?name|^(?:name|e?mail|hello|someone|example)@|reallygreatsite|template|lorem|(?:[@/.]|^)(?:company|email|mysite|website|yoursite|domain)\.(?:com|net|org)/i.test(
    address,
  )

export const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Returns whether a link's text shows its target, possibly continued in the line above or below. */
export function agrees({ text, above, below }: Line, target: string, shown: string): boolean {
  const wanted = squash(target)
  if (!wanted.includes(squash(shown.replace(/^https?:\/\/(?:www\.)?|^www\./i, '')))) return false
  return [text, `${above}${text}`, `${text}${below}`].some((part) => squash(toPlain(part)).includes(wanted))
}

/** Accounts that look like an email address. */
const ACCOUNTS = /\b(?:mastodon|fediverse|xmpp|jabber|skype|paypal|matrix|sip)\b/i

/** Returns the email addresses of a line: those it links to, or else those in its text; none if the two differ. */
export function findEmails(line: Line): string[] {
  const linked = line.links.flatMap((href) => {
    const [, address] = /^mailto:([^?]{1,254})/i.exec(href.trim()) ?? []
    try {
      return address ? [decodeURIComponent(address).trim()] : []
    } catch {
      return []
    }
  })
  const text = toPlain(line.text)
  if (ACCOUNTS.test(`${line.before} ${text}`)) return []
  if (text.includes('@') && linked.some((address) => !agrees(line, address, ''))) return []
  const written = [...text.matchAll(ADDRESS)].map(([address]) => address.replace(/^['.]{1,9}/, ''))
  const isLinked = (address: string) => linked.some((each) => each.toLowerCase() === address.toLowerCase())
  if (linked.length > 0 && written.some((address) => !linked.some((each) => agrees(line, each, address)))) return []
  const sure = written.filter((address) => isLinked(address) || !mayBeCut(line, text, address))
  return (linked.length > 0 ? linked : sure).filter((address) => isOwn(address) && !isLeftover(address))
}
