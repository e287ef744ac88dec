import { TEXT_LIMITS } from '../../../limits.ts'
import { FONT_CHANGE, type Line } from '../line.ts'
import { CREDENTIALS, FAMILY_FIRST, FAMILY_PREFIXES, NOT_NAMES } from './words.ts'

type Name = { name: string; lastName: string }

/** Evidence for a name: parts of email addresses and profiles, and the file's author. */
type Evidence = { handles: string[]; author: string }

const LABEL = /^(?:full |candidate'?s? )?name\s*[:：-]?$|^(?:পূর্ণ )?নাম\s*[:：-]?$/i
const LABELLED = /^(?:(?:full |candidate'?s? )?name|(?:পূর্ণ )?নাম)\s?[:：](.+)$/i
const PREFIX = /^(?:curriculum vitae|r[eé]sum[eé]|cv|bio-?data)\s*(?:of\b|[-–—:|])?\s+/i
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|engr|জনাব|ড)\.?\s+/i
const LATIN = /^(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?|\p{Lu}\.)$/u
/** Endings of job titles that are rare in names. */
const POSITION = /(?:ator|itor|ologist|ician|ographer|maker|keeper|worker|eteer|ineer|nomist|rapist|cist)$/i
const BENGALI = /^(?:[\u0985-\u09b9\u09dc-\u09df][\u0980-\u09e3\u200c\u200d]*[.ঃ:]?)$/
const BENGALI_ERROR = /[\u0985-\u0994][\u09be-\u09cc]|[\u09be-\u09cc]{2}|\u09cd$/
const SPANISH = /[áéíóúñãõç]|ez$/i

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)
const isPrefix = (part: string) => FAMILY_PREFIXES.has(part.toLowerCase())

/** Converts a name in capitals, common in headings, to its usual form. Returns null if that is uncertain. */
function toUsualCase(part: string): string | null {
  if (part.length < 3 || part !== part.toUpperCase() || isBengali(part)) return part
  if (/^MAC/.test(part) || isPrefix(part)) return null
  const usual = part.toLowerCase().replace(/(^|['’-])\p{L}/gu, (start) => start.toUpperCase())
  return usual.replace(/^Mc\p{L}/u, (start) => `Mc${start.charAt(2).toUpperCase()}`)
}

/** Returns the parts of a line that may be a name; null for any other line. */
function toParts(line: string): string[] | null {
  const plain = line
    .replaceAll(FONT_CHANGE, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(PREFIX, '')
    .replace(TITLE, '')
  const [text = '', ...rest] = plain.split(/ ?(?:,|\||•|·|\(| [–—-] ) ?/)
  // A family name before a comma.
  if (plain.includes(',') && !rest.every((part) => CREDENTIALS.test(part) || !/\p{L}/u.test(part))) return null
  const parts = text.trim().split(' ')
  if (parts.length < 2 || parts.length > 5 || text.length > TEXT_LIMITS.name) return null
  const areLetters = isBengali(text)
    ? parts.every((part) => BENGALI.test(part) && !BENGALI_ERROR.test(part))
    : parts.every((part, index) => LATIN.test(part) || (index > 0 && FAMILY_PREFIXES.has(part)))
  if (!areLetters || parts.some((part) => NOT_NAMES.has(part.toLowerCase().replace(/\.$/, '')))) return null
  if (parts.some((part) => POSITION.test(part))) return null
  // The line contains words that ran together.
  if (parts.some((part) => /\p{Ll}\p{Lu}/u.test(part) && !/^(?:Mc|Mac|De|Di|La|Le)\p{Lu}\p{Ll}+$/u.test(part)))
    return null
  const usual = parts.map(toUsualCase)
  const isWhole = usual.every((part) => part !== null)
  return isWhole && usual.filter((part) => part.replace('.', '').length > 1).length >= 2 ? usual : null
}

/** Tells the family name from the given names; null if that is uncertain. */
function toName(parts: string[]): Name | null {
  const [first = ''] = parts
  if (FAMILY_FIRST.has(fold(first))) return null
  const prefix = parts.findIndex((part, index) => index > 0 && isPrefix(part))
  if (prefix < 0 && parts.length > 2 && parts.slice(-2).some((part) => SPANISH.test(part))) return null
  const at = prefix > 0 && prefix < parts.length - 1 ? prefix : parts.length - 1
  const name = parts.slice(0, at).join(' ')
  const lastName = parts.slice(at).join(' ')
  return lastName.replace('.', '').length > 1 ? { name, lastName } : null
}

// Bengali letters, and below each one its Latin spelling.
const BENGALI_LETTERS = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসংৎ']
const LATIN_SPELLINGS = [...'kkggnccjjnttddnttddnpfbbmjrlsssnt']

/** Returns the consonants of a text in Latin letters, without the half vowel y: the same for রুমানা and Rumana. */
function toConsonantKey(text: string): string {
  const latin = [...text.normalize('NFC').replaceAll('য\u09bc', '').toLowerCase()]
    .map((letter) => LATIN_SPELLINGS[BENGALI_LETTERS.indexOf(letter)] ?? letter)
    .join('')
  const consonants = latin
    .replaceAll('ph', 'f')
    .replace(/([bcdgkst])h/g, '$1')
    .replace(/[vw]/g, 'b')
    .replaceAll('z', 'j')
    .replace(/q|c(?=[kaou])/g, 'k')
    .replace(/[^b-df-gj-np-t]/g, '')
  return [...consonants].filter((letter, index, all) => letter !== all[index - 1]).join('')
}

function isInHandle(part: string, handle: string): boolean {
  if (isBengali(part)) return toConsonantKey(part).length >= 2 && toConsonantKey(handle).includes(toConsonantKey(part))
  const plain = fold(part).replace(/[^a-z]/g, '')
  const pieces = fold(handle).split(/[^a-z]+/)
  return plain.length >= 4 ? fold(handle).includes(plain) : plain.length >= 2 && pieces.includes(plain)
}

/**
 * Returns whether an email address or a profile contains a given name, or only the family name. With another word
 * beside the family name it may be a relative's.
 */
export function isMadeOf(handle: string, { name, lastName }: Name): boolean {
  if (name.split(' ').some((part) => isInHandle(part, handle))) return true
  const rest = fold(handle).replace(fold(lastName).replace(/[^a-z]/g, ''), '')
  return isInHandle(lastName, handle) && !/[a-z]{3}/.test(rest)
}

/** Returns whether an email address or a profile contains both a given name and the family name. */
export const isMadeOfWhole = (handle: string, { name, lastName }: Name) =>
  isInHandle(lastName, handle) && name.split(' ').some((part) => isInHandle(part, handle))

/** Returns whether something besides its position shows that a line is the person's name. */
function isSupported(parts: string[], { handles, author }: Evidence): boolean {
  // The last of three words may be a job title.
  const needed = parts.length > 2 ? parts.slice(-1) : parts
  // A short word could mean anything, so it needs the others.
  const long = needed.filter((part) => isBengali(part) || part.length >= 4)
  const name = { name: parts.slice(0, -1).join(' '), lastName: parts.at(-1) ?? '' }
  const isIn = (handle: string) =>
    (long.some((part) => isInHandle(part, handle)) && isMadeOf(handle, name)) ||
    parts.every((part) => isInHandle(part, handle))
  if (handles.some(isIn)) return true
  const words = fold(author).split(/[^\p{L}]+/u)
  return parts.every((part) => words.includes(fold(part).replace(/[^\p{L}]/gu, '')))
}

type Candidate = { parts: string[]; line: Line }

function findLabelled(lines: Line[]): Candidate[] {
  return lines.flatMap((line) => {
    const value = LABELLED.exec(line.text.trim())?.[1] ?? (LABEL.test(line.before.trim()) ? line.text : '')
    const parts = toParts(value.replace(/^[:：]\s*/, ''))
    return parts ? [{ parts, line }] : []
  })
}

/** Returns the largest line of the first page if it is a name, with the line below if the name continues there. */
function findHeading(lines: Line[], evidence: Evidence): Candidate | null {
  const first = lines.filter(({ page }) => page === 1)
  const largest = Math.max(...first.map(({ size }) => size))
  const sized = first.filter(({ size }) => size > 0.97 * largest)
  const [heading] = sized
  if (!heading || sized.length > 12) return null
  const isGoingOn = heading.isStacked && sized[1]?.text === heading.below
  const parts = toParts(heading.text)
  const alone = parts && { parts, line: heading }
  if (!isGoingOn) return alone
  const whole = toParts(`${heading.text} ${heading.below}`)
  if (!whole) return alone
  // Two lines that could be names are one name only if there is evidence for each.
  const isEach = [heading.text, heading.below].every((text) => isSupported(text.trim().split(/\s+/), evidence))
  return isEach ? { parts: whole, line: sized[1] ?? heading } : null
}

const isPartOf = (part: string[], whole: string[]) => fold(whole.join(' ')).includes(fold(part.join(' ')))
const isSame = (one: string[], other: string[]) => fold(one.join(' ')) === fold(other.join(' '))

const toOwner = ({ parts }: Candidate) => ({ name: parts.slice(0, -1).join(' '), lastName: parts.at(-1) ?? '' })

/**
 * Finds the person's name, if it is certain, and its line. `owner` tells whose details these are, even if the parts of
 * the name are uncertain.
 */
export function findName(
  lines: Line[],
  details: Line[],
  evidence: Evidence,
): { name: Name | null; owner: Name | null; line: Line | undefined } {
  const none = { name: null, owner: null, line: undefined }
  const [detail] = details
  const labelled = findLabelled(lines)
  const [label] = labelled
  if (labelled.some(({ parts }) => label && !isSame(parts, label.parts))) return none
  const heading = findHeading(lines, evidence)
  const candidates = lines.slice(0, 4).flatMap((line) => {
    const parts = toParts(line.text)
    return parts && !(line.isStacked && toParts(`${line.text} ${line.below}`)) ? [{ parts, line }] : []
  })
  const first = candidates.filter(({ line }) => !detail || lines.indexOf(line) < lines.indexOf(detail))
  const isLikely = ({ parts }: Candidate) => isSupported(parts, evidence)
  // A name is set larger than the details below it.
  const likely = [heading ?? [], first]
    .flat()
    .find((each) => each.line.size > 1.05 * (detail?.size ?? 0) && isLikely(each))
  const found = label ?? likely
  const others = [...candidates.filter(isLikely), ...(label ? [] : first)]
  // Two lines that could be names: one may be a job title or another person.
  if (!found || others.some(({ parts }) => !isPartOf(parts, found.parts)))
    return { ...none, owner: likely && details.length === 1 ? toOwner(likely) : null }
  return { name: toName(found.parts), owner: toOwner(found), line: found.line }
}
