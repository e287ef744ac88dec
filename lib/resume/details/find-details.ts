import type { Line, ResumeText } from '../line.ts'
import { findEmails } from './email.ts'
import type { Details } from './fields.ts'
import { findLinks } from './links.ts'
import { findName, isMadeOf } from './name.ts'
import { findPhones, toDigits } from './phone.ts'
import { getOnly } from './plain.ts'
import { getContactLines, getOwnLines, isLetter, RELATIVE } from './sections.ts'

function findOwnEmail(emails: string[], isOwn: (email: string) => boolean): string | undefined {
  return getOnly(emails) ?? getOnly(emails.filter(isOwn))
}

function findOwnPhone(contact: Line[], lines: Line[]): string | undefined {
  const found = [...contact, ...lines].flatMap((line) => findPhones(line).map((phone) => ({ phone, line: line.text })))
  const [own] = contact.flatMap(findPhones)
  // A second number on the same line belongs to the same person; one elsewhere may not.
  const isOne = found.every(({ phone, line }) => toDigits(phone) === toDigits(own ?? '') || line === found[0]?.line)
  return isOne ? own : undefined
}

/** Lines whose text is all of a link's address are whole, so that none beside them goes on in them. */
function separateWhole(lines: Line[]): Line[] {
  const isWhole = ({ text, links }: Line) =>
    links.some((href) => href.replace(/^(?:mailto:|https?:\/\/(?:www\.)?)|\/$/gi, '') === text.trim())
  const whole = new Set(lines.filter(isWhole).map(({ text }) => text))
  const leaveOut = (text: string) => (whole.has(text) ? '' : text)
  return lines.map((line) => ({ ...line, above: leaveOut(line.above), below: leaveOut(line.below) }))
}

/** Finds the details of a resume's author that are beyond doubt, and nothing else. */
export function findDetails({ lines: all, author }: ResumeText): Details {
  if (isLetter(all)) return {}
  const lines = getOwnLines(separateWhole(all))
  const contact = getContactLines(lines).filter(({ text, before }) => !RELATIVE.test(`${before} ${text}`))
  const emails = contact.flatMap(findEmails)
  const profiles = contact.map((line) => findLinks(line, () => false))
  const linkedin = getOnly(profiles.flatMap((line) => line.linkedin))
  const github = getOnly(profiles.flatMap((line) => line.github))
  const handles = [
    ...emails.map((email) => email.split('@')[0] ?? ''),
    ...[linkedin, github].map((link) => link?.replace(/\/$/, '').split('/').at(-1) ?? ''),
  ]
  const name = findName(lines, contact, { handles, author })
  const isOwn = (text: string) => name !== null && isMadeOf(text, name)
  const links = contact.map((line) => findLinks(line, isOwn))
  const details: Details = {
    ...name,
    email: findOwnEmail(emails, (email) => isOwn(email.split('@')[0] ?? '')),
    phone: findOwnPhone(contact, lines),
    linkedinLink: linkedin,
    githubLink: github,
    portfolioLink: getOnly(links.flatMap((line) => line.portfolio)),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value))
}
