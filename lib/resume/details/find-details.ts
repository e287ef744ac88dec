import type { Line, ResumeText } from '../line.ts'
import { findEmails } from './email.ts'
import { findLinks } from './links.ts'
import { findName, isMadeOf } from './name.ts'
import { findPhones, toDigits } from './phone.ts'
import { getOnly } from './plain.ts'

/** Answers of the application that a résumé can give, by the names of their fields. */
export const DETAIL_FIELDS = [
  'name',
  'lastName',
  'email',
  'phone',
  'linkedinLink',
  'githubLink',
  'portfolioLink',
] as const

/** What was found, by field. */
export type Details = Partial<Record<(typeof DETAIL_FIELDS)[number], string>>

const REFERENCES = /^(?:references?|referees?|reference persons?|রেফারেন্স)\s?:?$/i

/** Who speaks for the person is named behind this heading. */
function leaveOutReferences(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }) => REFERENCES.test(text.trim()))
  return at < 0 ? lines : lines.slice(0, at)
}

/** How far from the top the person's own address stands, in lines. */
const TOP = 20

function findOwnEmail(lines: Line[], isOwn: (email: string) => boolean): string | undefined {
  const found = lines.flatMap((line, index) => findEmails(line).map((email) => ({ email, index })))
  const top = found.filter(({ index }) => index < TOP)
  const matching = found.filter(({ email }) => isOwn(email))
  const candidates = top.length > 0 ? top : matching
  return getOnly(candidates.map(({ email }) => email)) ?? getOnly(matching.map(({ email }) => email))
}

function findOwnPhone(lines: Line[]): string | undefined {
  const found = lines.flatMap((line, index) => findPhones(line).map((phone) => ({ phone, index })))
  const [first] = found
  // A second number beside the first is the same person's; one elsewhere may be anybody's.
  const isOne = found.every(
    ({ phone, index }) => toDigits(phone) === toDigits(first?.phone ?? '') || index - (first?.index ?? 0) <= 1,
  )
  return isOne ? first?.phone : undefined
}

/** Finds who wrote a résumé: what is beyond doubt, and nothing else. */
export function findDetails({ lines: all, author }: ResumeText, fileName: string): Details {
  const lines = leaveOutReferences(all)
  const links = lines.map(findLinks)
  const linkedin = getOnly(links.flatMap((line) => line.linkedin))
  const github = getOnly(links.flatMap((line) => line.github))
  const emails = lines.flatMap(findEmails)
  const handles = [
    ...emails.map((email) => email.split('@')[0] ?? ''),
    ...[linkedin, github].map((link) => link?.replace(/\/$/, '').split('/').at(-1) ?? ''),
  ]
  const name = findName(lines, { handles, titles: [author, fileName.replace(/\.\w+$/, '')] })
  const isOwn = (email: string) => name !== null && isMadeOf(email.split('@')[0] ?? '', name)
  const details: Details = {
    ...name,
    email: findOwnEmail(lines, isOwn),
    phone: findOwnPhone(lines),
    linkedinLink: linkedin,
    githubLink: github,
    portfolioLink: getOnly(links.flatMap((line) => line.portfolio)),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value))
}
