import { isEmail } from '../../forms/rules.ts'
import type { Line } from '../line.ts'
import { toPlain } from './plain.ts'

/** Endings of addresses besides those of countries. An unknown one may be a word that ran into the address. */
const ENDINGS = new Set(
  'com org net edu gov info biz name pro dev app tech online site email me xyz academy agency cloud design digital engineer example software studio systems works world'.split(
    ' ',
  ),
)

/** Addresses of an office, which are nobody's own. */
const ROLES = /^(?:info|support|sales|contact|admin|office|hr|jobs?|careers?|recruitment|noreply|no-reply|webmaster)$/i

const ADDRESS = /(?<=^|[\s:;,|(<[•·/])[\w'+.-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,5}(?=$|[\s;,|)>\]•·/])/g

/** Whether the ending of a host is a known one. */
export function hasKnownEnding(host: string): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase()
  return /^[a-z]{2}$/.test(ending) || ENDINGS.has(ending)
}

const LABEL = /^(?:e-?mail|mail|contact|web(?:site)?|address)s?:?$/i

/** Whether a line of one word may be the continuation or the beginning of the line beside it. */
const isPartOfWord = (text: string) =>
  /^[a-z\d._@/-]+$/.test(text.trim()) &&
  !LABEL.test(text.trim()) &&
  !/[\w-]@[\w-]+\.|\.[a-z]+\/|^\d{5,}$|^www\./.test(text)

/** Whether an address at the edge of its line may be one part of a longer one. */
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

/** The email addresses of a line: where it leads, else those in its text. */
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
  const written = [...text.matchAll(ADDRESS)].map(([address]) => address.replace(/^['.]{1,9}/, ''))
  const sure = written.filter((address) => !mayBeCut(line, text, address))
  return (linked.length > 0 ? linked : sure).filter(isOwn)
}
