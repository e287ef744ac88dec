import type { Line, ResumeText } from '../line.ts'
import { findEmails } from './email.ts'
import type { Details } from './fields.ts'
import { findLinks } from './links.ts'
import { findName, isMadeOf } from './name.ts'
import { findPhones, toDigits } from './phone.ts'
import { getOnly } from './plain.ts'

const REFERENCES = /^(?:references?|referees?|reference persons?|রেফারেন্স)\s?:?$/i

/** Labels of other people, whose address and number may follow. */
const OTHERS =
  /^(?:(?:thesis |academic |project )?supervisor|supervised by|advis[eo]r|guardian|next of kin|emergency contact|contact person)\b/i

/** How many lines may belong to such a person. */
const ABOUT_OTHERS = 5

/** Leaves out references, and other people who are named with an address. */
function leaveOutOthers(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }) => REFERENCES.test(text.trim()))
  const own = at < 0 ? lines : lines.slice(0, at)
  return own.filter((_, index) => {
    const near = own.slice(Math.max(0, index - ABOUT_OTHERS + 1), index + 1)
    return !near.some(({ text, before, above }) => [text, before, above].some((words) => OTHERS.test(words.trim())))
  })
}

/** The person's own address is among this many lines from the top. */
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
  // A second number on the same line belongs to the same person; one elsewhere may not.
  const isOne = found.every(
    ({ phone, index }) => toDigits(phone) === toDigits(first?.phone ?? '') || index === first?.index,
  )
  return isOne ? first?.phone : undefined
}

/** Finds the details of a resume's author that are beyond doubt, and nothing else. */
export function findDetails({ lines: all, author }: ResumeText, fileName: string): Details {
  const lines = leaveOutOthers(all)
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
