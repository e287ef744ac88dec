import { FONT_CHANGE, type Line, UNSURE } from '../line.ts'
import type { Glyph, PageContent, Rule } from './page-content.ts'

/** An area of a page that links to an address. */
export type LinkArea = { href: string; left: number; right: number; bottom: number; top: number }

type Segment = Line & { left: number; right: number; y: number }

/**
 * The gaps, as fractions of the letters' size, from which there may be a space, there is a space, and the line is
 * split.
 */
const MAYBE_SPACE = 0.08
const SPACE = 0.2
const DIVIDE = 1.5

/** Groups letters by their baseline, from left to right, and keeps runs that were drawn together. */
function toRows(glyphs: Glyph[]): Glyph[][] {
  const rows: { y: number; runs: Glyph[][] }[] = []
  for (const glyph of glyphs) {
    // Most letters of a row are drawn one after another.
    let row = rows.findLast(({ y }) => Math.abs(y - glyph.y) < 0.25 * glyph.size)
    if (!row) {
      row = { y: glyph.y, runs: [] }
      rows.push(row)
    }
    const run = row.runs.at(-1)
    const last = run?.at(-1)
    const isNext = last && Math.abs(glyph.left - last.right) < 0.5 * glyph.size
    if (run && isNext) run.push(glyph)
    else row.runs.push([glyph])
  }
  rows.sort((one, other) => other.y - one.y)
  return rows.map(({ runs }) => runs.sort((one, other) => (one[0]?.left ?? 0) - (other[0]?.left ?? 0)).flat())
}

/** Returns the usual gap between the letters of a row, which is more than 0 for a letter-spaced heading. */
function getTracking(row: Glyph[]): number {
  const gaps = row.flatMap((glyph, index) => {
    const next = row[index + 1]
    return next && glyph.text !== ' ' && next.text !== ' ' ? [(next.left - glyph.right) / glyph.size] : []
  })
  const middle = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
  return gaps.length >= 5 && middle > 0 ? middle : 0
}

/** Returns the text between two letters; null if another segment begins. */
function getBetween(before: Glyph, glyph: Glyph, tracking: number, rules: Rule[]): string | null {
  const size = Math.min(before.size, glyph.size)
  const gap = (glyph.left - before.right) / size - tracking
  const isDrawn = before.text === ' ' || glyph.text === ' '
  if (gap > DIVIDE) return null
  if (gap > MAYBE_SPACE && Math.max(before.size, glyph.size) > 1.25 * size && gap > SPACE) return null
  const isUnderscore = ({ left, right, y }: Rule) =>
    left > before.right - 0.15 * size &&
    right < glyph.left + 0.15 * size &&
    right - left > 0.1 * size &&
    Math.abs(y - glyph.y) < 0.35 * size
  if (gap > MAYBE_SPACE && rules.some(isUnderscore)) return UNSURE
  if (isDrawn) return ''
  if (gap > SPACE) return ' '
  if (gap > MAYBE_SPACE || gap < -0.5) return UNSURE
  return before.font === glyph.font ? '' : FONT_CHANGE
}

const isDrawnTwice = (before: Glyph, glyph: Glyph) =>
  before.text === glyph.text && Math.abs(before.left - glyph.left) < 0.06 * glyph.size

/** Returns the text to the left of the next segment, skipping a colon that has a column to itself. */
const getLabel = (segment: Segment | undefined) =>
  (segment?.text.trim() === ':' ? segment.before : segment?.text.trim()) ?? ''

function toSegments(row: Glyph[], rules: Rule[], page: number): Segment[] {
  const segments: Segment[] = []
  const tracking = getTracking(row)
  let segment: Segment | undefined
  let before: Glyph | undefined
  for (const glyph of row) {
    if (before && isDrawnTwice(before, glyph)) continue
    const between: string | null = before ? getBetween(before, glyph, tracking, rules) : null
    if (segment && between !== null) segment.text += between + glyph.text
    else {
      segment = {
        text: glyph.text,
        left: glyph.left,
        right: glyph.right,
        y: glyph.y,
        size: glyph.size,
        page,
        links: [],
        before: getLabel(segment),
        above: '',
        below: '',
        isStacked: false,
      }
      segments.push(segment)
    }
    segment.right = Math.max(segment.right, glyph.right)
    if (glyph.text.trim()) segment.size = Math.max(segment.size, glyph.size)
    before = glyph
  }
  return segments.filter(({ text }) => text.trim())
}

/** Adds the text above and below each segment, in its column. */
function addNeighbours(segments: Segment[]): void {
  for (const [index, segment] of segments.entries()) {
    const below = segments.slice(index + 1, index + 40).find((other) => {
      const distance = segment.y - other.y
      const overlap = Math.min(segment.right, other.right) - Math.max(segment.left, other.left)
      return distance > 0.3 * segment.size && distance < 2 * Math.max(segment.size, other.size) && overlap > 0
    })
    if (!below) continue
    segment.below = below.text
    below.above ||= segment.text
    segment.isStacked = Math.abs(below.size - segment.size) < 0.05 * segment.size
  }
}

/** Returns the lines of a page, from top to bottom. */
export function toLines({ glyphs, rules }: PageContent, areas: LinkArea[], page: number): Line[] {
  const segments = toRows(glyphs).flatMap((row) => toSegments(row, rules, page))
  addNeighbours(segments)
  for (const { href, left, right, bottom, top } of areas) {
    const isOver = (segment: Segment) =>
      Math.min(segment.right, right) - Math.max(segment.left, left) > 0 &&
      segment.y + segment.size * 0.3 > bottom &&
      segment.y + segment.size * 0.3 < top
    segments.find(isOver)?.links.push(href)
  }
  return segments
}
