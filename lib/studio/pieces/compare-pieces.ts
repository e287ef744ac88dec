import { compareTexts, type DifferenceRow } from '../posts/compare-contents.ts'
import { isSamePiece } from './piece-draft.ts'

/** Returns a part as lines of text. A row of a list is one line. */
function toLines(part: unknown): string[] {
  if (typeof part === 'string') return part.split('\n').filter((line) => line.trim())
  if (Array.isArray(part)) return part.map((row) => (typeof row === 'string' ? row : toLines(row).join(' · ')))
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(toLines) : []
}

const findChanged = <Content extends object>(one: Content, other: Content) =>
  (Object.keys(other) as (keyof Content)[]).filter((field) => !isSamePiece(one[field], other[field]))

/** Returns the differences between two contents, in a readable form. */
export const comparePieces = <Content extends object>(
  before: Content,
  after: Content,
): { field: keyof Content; rows: DifferenceRow[] }[] =>
  findChanged(before, after).map((field) => ({
    field,
    rows: compareTexts(toLines(before[field]), toLines(after[field])),
  }))

/** Merges two changes to a content part by part. If both changed a part, `mine` counts, and it is a clash. */
export function mergePieces<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): { content: Content; clashes: (keyof Content)[] } {
  const content = { ...mine }
  const clashes: (keyof Content)[] = []
  for (const field of findChanged(mine, theirs)) {
    if (isSamePiece(base[field], theirs[field])) continue
    if (isSamePiece(base[field], mine[field])) Object.assign(content, { [field]: theirs[field] })
    else clashes.push(field)
  }
  return { content, clashes }
}
