import { readShortText } from '../../rich-text/short-text.ts'
import { compareLines, type LineChange } from './compare-lines.ts'
import { type ContentField, findChanged, type PostContent } from './post-content.ts'
import { toTextBlocks } from './text-blocks.ts'

/** A row of a difference: a line, or the number of equal lines that are left out. */
export type DifferenceRow = LineChange | { kind: 'gap'; lines: number }

/** The difference of one part. `rows` is empty if only the formatting differs. */
type Difference = { field: ContentField; rows: DifferenceRow[] }

/** The number of equal lines that are shown before and after each change. */
const AROUND = 1

function toLines(content: PostContent, field: ContentField): string[] {
  if (field === 'body') return toTextBlocks(content.body)
  if (field === 'subTitle') {
    const { text, delta } = readShortText(content.subTitle)
    return delta ? toTextBlocks(content.subTitle) : text.split('\n').filter((line) => line.trim())
  }
  const value = content[field]
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? value.name : value
  return text === '' ? [] : [text]
}

function withGaps(changes: readonly LineChange[]): DifferenceRow[] {
  const isNear = changes.map((_, index) =>
    changes.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  )
  const rows: DifferenceRow[] = []
  for (const [index, change] of changes.entries()) {
    const last = rows.at(-1)
    if (isNear[index]) rows.push(change)
    else if (last?.kind === 'gap') last.lines += 1
    else rows.push({ kind: 'gap', lines: 1 })
  }
  return rows
}

/** Returns the difference between two texts, line by line. It has no rows if the lines are the same. */
export function compareTexts(before: readonly string[], after: readonly string[]): DifferenceRow[] {
  const changes = compareLines(before, after)
  return changes.every(({ kind }) => kind === 'same') ? [] : withGaps(changes)
}

/** Returns the differences between two contents, in a readable form. */
export const compareContents = (before: PostContent, after: PostContent): Difference[] =>
  findChanged(before, after).map((field) => ({
    field,
    rows: compareTexts(toLines(before, field), toLines(after, field)),
  }))
