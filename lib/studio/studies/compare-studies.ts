import type { StudyContent } from '../../backend/study-content.ts'
import { compareTexts, type DifferenceRow } from '../posts/compare-contents.ts'

/** A part of a case study. */
export type StudyField = keyof StudyContent

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the texts of a part as lines. A row of a list is one line. */
function toLines(part: unknown): string[] {
  if (typeof part === 'string') return part.split('\n').filter((line) => line.trim())
  if (Array.isArray(part)) return part.map((row) => (typeof row === 'string' ? row : toLines(row).join(' · ')))
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(toLines) : []
}

const findChanged = (one: StudyContent, other: StudyContent) =>
  (Object.keys(other) as StudyField[]).filter((field) => !isSame(one[field], other[field]))

/** Returns the differences between two contents, in a readable form. */
export const compareStudies = (
  before: StudyContent,
  after: StudyContent,
): { field: StudyField; rows: DifferenceRow[] }[] =>
  findChanged(before, after).map((field) => ({
    field,
    rows: compareTexts(toLines(before[field]), toLines(after[field])),
  }))

/** Merges two changes of a case study part by part. If both changed a part, `mine` counts, and it is a clash. */
export function mergeStudies(
  base: StudyContent,
  mine: StudyContent,
  theirs: StudyContent,
): { content: StudyContent; clashes: StudyField[] } {
  const content = { ...mine }
  const clashes: StudyField[] = []
  for (const field of findChanged(mine, theirs)) {
    if (isSame(base[field], theirs[field])) continue
    if (isSame(base[field], mine[field])) Object.assign(content, { [field]: theirs[field] })
    else clashes.push(field)
  }
  return { content, clashes }
}
