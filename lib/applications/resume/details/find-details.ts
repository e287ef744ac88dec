import type { Line, ResumeText } from '../line.ts'
import { getApplicantLines, isLetter } from './applicant-lines.ts'
import { getBlock, isInPurePart, isPure } from './block.ts'
import type { Details } from './detail-fields.ts'
import { findEmails, squash } from './email.ts'
import { findLinks, getHandle } from './links.ts'
import { findName, isMadeOf, isMadeOfWhole } from './name.ts'
import { findPhones, toDigits } from './phone.ts'
import { getOnly, toPlain } from './plain.ts'

type Found = { text: string; line: Line }

/** Limits the work. */
const MAX_LINES = 600

const getLargest = (lines: Line[]) => Math.max(...lines.map(({ size }) => size))
const toLocal = (email: string) => email.split('@')[0] ?? ''

/** Returns the details at the top of the page: there are only larger lines above them, the largest among them. */
function getTop(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text, links }) => links.length > 0 || (isPure(text) && /[@\d.]/.test(toPlain(text))))
  const above = lines.slice(0, Math.max(0, at))
  const isFirst = above.every(({ text, size }) => size > 1.05 * (lines[at]?.size ?? 0) || isPure(text))
  const rest = lines.slice(above.length)
  const isOver = ({ text, before, size }: Line) =>
    !isPure(text) || !isPure(before) || size * 1.25 < (rest[0]?.size ?? 0)
  const end = rest.findIndex(isOver)
  const top = end < 0 ? rest : rest.slice(0, end)
  return isFirst && getLargest([...above, ...top]) === getLargest(lines) ? top : []
}

/**
 * Returns the applicant's address: one that contains the name, or the only one if it is in `top` and does not belong to
 * a company named on the page.
 */
function findOwnEmail(
  emails: Found[],
  lines: Line[],
  top: Line[],
  isOwn: (email: string) => boolean,
): string | undefined {
  const own = emails.map(({ text }) => text).filter(isOwn)
  if (own.length > 0) return getOnly(own)
  const only = getOnly(emails.map(({ text }) => text))
  if (!only || !emails.every(({ line }) => top.includes(line))) return undefined
  const host = only.split('@')[1]?.split('.')[0]?.replaceAll('-', '') ?? ''
  const isCompany = lines.some(({ text }) => !isPure(text) && squash(text.replace(only, '')).includes(host))
  return isCompany ? undefined : only
}

function findOwnPhone(block: Line[], all: Line[]): string | undefined {
  const find = (line: Line) => findPhones(line).map((phone) => ({ phone, line }))
  const [own] = block
    .flatMap(find)
    .filter(({ phone, line }) => isInPurePart(line, phone) || isInPurePart(line, line.text))
  // A second number on the same line belongs to the same person; one elsewhere may not.
  const isOne = all
    .flatMap(find)
    .every(({ phone, line }) => line === own?.line || toDigits(phone) === toDigits(own?.phone ?? ''))
  return isOne ? own?.phone : undefined
}

/** Detaches a line whose text is a whole address from the lines above and below it. */
function separateWhole(lines: Line[]): Line[] {
  const isWhole = ({ text, links }: Line) =>
    links.some((href) => href.replace(/^(?:mailto:|https?:\/\/(?:www\.)?)|\/$/gi, '') === text.trim())
  const whole = new Set(lines.filter(isWhole).map(({ text }) => text))
  const leaveOut = (text: string) => (whole.has(text) ? '' : text)
  return lines.map((line) => ({ ...line, above: leaveOut(line.above), below: leaveOut(line.below) }))
}

/** Finds the details of a resume's author that are certain, and nothing else. */
export function findDetails({ lines: all, author }: ResumeText): Details {
  if (isLetter(all)) return {}
  const lines = getApplicantLines(separateWhole(all))
    .filter(({ page }) => page === 1)
    .slice(0, MAX_LINES)
  const written = lines.flatMap((line) => findEmails(line).map((text) => ({ text, line })))
  const handles = [
    ...written.map(({ text }) => toLocal(text)),
    ...lines
      .map((line) => findLinks(line, () => true))
      .flatMap(({ linkedin, github }) => [...linkedin, ...github])
      .map(getHandle),
  ]
  const found = findName(
    lines,
    written.map(({ line }) => line),
    { handles, author },
  )
  const { name, owner } = found
  const isOwn = (text: string) => owner !== null && isMadeOf(text, owner)
  // Beside other words, an address counts only if it is made of the whole name.
  const emails = written.filter(
    ({ text, line }) => isInPurePart(line, text) || (owner !== null && isMadeOfWhole(toLocal(text), owner)),
  )
  const top = getTop(lines)
  const email = findOwnEmail(emails, lines, top, (text) => isOwn(toLocal(text)))
  const isSure = (line: Line) =>
    emails.some((each) => each.line === line && each.text === email) ||
    (top.includes(line) && (email !== undefined || !lines.some(({ text }) => text.includes('@'))))
  const block = getBlock(lines, found.line, isSure)
  const links = block.map((line) => findLinks(line, isOwn))
  const details: Details = {
    ...name,
    email,
    // If nothing else tells whose it is, it must be the only one.
    phone: findOwnPhone(block, email || name ? block : lines),
    linkedinLink: getOnly(links.flatMap(({ linkedin }) => linkedin)),
    githubLink: getOnly(links.flatMap(({ github }) => github)),
    portfolioLink: getOnly(links.flatMap(({ portfolio }) => portfolio)),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value))
}
