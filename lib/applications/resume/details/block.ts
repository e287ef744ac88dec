import { type Line, UNKNOWN } from '../line.ts'
import { toPlain } from './plain.ts'

export const SEPARATOR = /[,;|•·⋄◇]| {2,9}|\t| [–—-] /
/**
 * Labels of personal details. A detail beside any other word may be another person's. One label is spelled in the order
 * in which PDFs draw its letters.
 */
const LABELS =
  /(?:^|[^\p{L}\p{M}])(?:e-?mail|mail|phone|mobile|mob|cell|cellphone|tel|telephone|telefon|telefono|teléfono|téléphone|tél|móvil|portable|handy|mobil|contact|call|whats ?app|number|nummer|address|my|personal|own|view|visit|see|here|link|profile|linked ?in|git ?hub|portfolio|web ?sites?|web|home ?page|page|site|url|blog|webseite|site web|sitio web|me|details|info|information|মোবাইল|মাবাইল|ফোন|নম্বর|নাম্বার|ইমেইল|ই-মেইল|যোগাযোগ|ওয়েবসাইট|পোর্টফোলিও)(?=$|[^\p{L}\p{M}])/giu
const MAX_BETWEEN = 30

/** Returns whether a text contains only details (addresses, numbers, handles) and their labels. */
export function isPure(text: string): boolean {
  const words = toPlain(text)
    .split(/\s+/)
    .filter((word) => !/@|\d|[^\s.]\.[^\s.]|\//.test(word))
    .join(' ')
    .replaceAll(UNKNOWN, '')
  // Twice, because two labels share the space between them.
  return !/[\p{L}\p{M}]{3}/u.test(words.normalize('NFC').replace(LABELS, ' ').replace(LABELS, ' '))
}

/** Returns whether the part of a line around a detail contains only labels. */
export function isInPurePart(line: Line, detail: string): boolean {
  const isOf = (part: string) => part.includes(detail)
  const parts = toPlain(line.text).split(SEPARATOR)
  const part = parts.find(isOf) ?? line.text
  const isFirst = parts.findIndex(isOf) <= 0
  return isPure(part) && (!isFirst || isLabelled(part, detail) || isPure(line.before))
}

const isLabelled = (part: string, detail: string) => /[\p{L}\p{M}]{2}/u.test(part.replace(detail, ' '))

const isOneLink = (line: Line) => line.links.length > 0 && !/\s/.test(line.text.trim())

const isBelow = (line: Line, above: Line) =>
  line.page === above.page &&
  (line.left === undefined || (line.left < (above.right ?? 0) && (above.left ?? 0) < (line.right ?? 0)))

/**
 * Returns the lines that belong with those that are surely the applicant's: each is next to another in its column or
 * row and contains only details. Anything else ends the block: a heading, a company, another person.
 */
export function getBlock(lines: readonly Line[], name: Line | undefined, isSure: (line: Line) => boolean): Line[] {
  const block = new Set(lines.filter((line) => line === name || isSure(line)))
  const below = lines.map((line, index) =>
    lines.slice(index + 1, index + MAX_BETWEEN).find((other) => isBelow(other, line)),
  )
  const canJoin = (line: Line) => isPure(line.before) && (isPure(line.text) || isOneLink(line))
  // Footers are set in smaller letters.
  const isAlike = (one: Line, other: Line) =>
    one === name || other === name || Math.max(one.size, other.size) < 1.25 * Math.min(one.size, other.size)
  const above = (line: Line) => lines.findLast((_, index) => below[index] === line)
  const joinRow = () => {
    for (const [index, line] of lines.entries()) {
      const beside = lines[index - 1]
      const isRow = beside && line.before !== '' && beside.text.trim() === line.before && beside.page === line.page
      const over = above(line)
      const isFree = !over || over === beside || block.has(over) || canJoin(over)
      if (isRow && isFree && block.has(beside) && isPure(line.text)) block.add(line)
    }
  }
  for (let round = 0; round < 2; round += 1) {
    joinRow()
    for (const [index, line] of lines.entries()) {
      const next = below[index]
      if (next && block.has(line) && canJoin(next) && isAlike(line, next)) block.add(next)
    }
    for (const [index, line] of [...lines.entries()].reverse()) {
      const next = below[index]
      if (next && next !== name && block.has(next) && canJoin(line) && isAlike(line, next)) block.add(line)
    }
  }
  return lines.filter((line) => block.has(line))
}
