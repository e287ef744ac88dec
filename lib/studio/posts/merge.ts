import { compareLines } from './compare-lines.ts'
import { CONTENT_FIELDS, type ContentField, isSameField, type PostContent } from './content.ts'
import { joinDeltaLines, splitDeltaLines } from './delta-lines.ts'

/** Two changes of one text as one. In `clashes`, both changed the same: a person has to look at it. */
type Merged = { content: PostContent; clashes: ContentField[] }

/** The lines from `start` to before `end` became `lines`. */
type Edit = { start: number; end: number; lines: string[] }

function findEdits(base: readonly string[], other: readonly string[]): Edit[] {
  const edits: Edit[] = []
  let place = 0
  for (const { kind, text } of compareLines(base, other)) {
    const last = edits.at(-1)
    const edit = last && last.end === place ? last : { start: place, end: place, lines: [] }
    if (kind !== 'same' && edit !== last) edits.push(edit)
    if (kind === 'added') edit.lines.push(text)
    if (kind !== 'added') place += 1
    if (kind === 'removed') edit.end = place
  }
  return edits
}

/** What one side made of a region of the base. */
function applyEdits(base: readonly string[], edits: readonly Edit[], { start, end }: Pick<Edit, 'start' | 'end'>) {
  const lines: string[] = []
  let place = start
  for (const edit of edits.filter((each) => each.start >= start && each.end <= end)) {
    lines.push(...base.slice(place, edit.start), ...edit.lines)
    place = edit.end
  }
  return [...lines, ...base.slice(place, end)]
}

/** Regions of the base that someone changed; edits that touch are one region. */
function toRegions(edits: readonly Edit[]): { start: number; end: number }[] {
  const regions: { start: number; end: number }[] = []
  for (const { start, end } of edits.toSorted((one, other) => one.start - other.start)) {
    const last = regions.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else regions.push({ start, end })
  }
  return regions
}

/** Lines changed by two people. Where both changed the same lines, theirs come first and mine follow. */
export function mergeLines(base: string[], mine: string[], theirs: string[]): { lines: string[]; hasClash: boolean } {
  const [myEdits, theirEdits] = [findEdits(base, mine), findEdits(base, theirs)]
  const lines: string[] = []
  let place = 0
  let hasClash = false
  for (const region of toRegions([...myEdits, ...theirEdits])) {
    const unchanged = base.slice(region.start, region.end)
    const [my, their] = [applyEdits(base, myEdits, region), applyEdits(base, theirEdits, region)]
    const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n')
    lines.push(...base.slice(place, region.start))
    place = region.end
    if (isSame(my, their) || isSame(their, unchanged)) lines.push(...my)
    else if (isSame(my, unchanged)) lines.push(...their)
    else {
      hasClash = true
      lines.push(...their, ...my)
    }
  }
  return { lines: [...lines, ...base.slice(place)], hasClash }
}

function mergeBodies(base: string, mine: string, theirs: string): { body: string; hasClash: boolean } {
  const deltas = [base, mine, theirs].map(splitDeltaLines)
  const [first, second, third] = deltas
  if (first && second && third) {
    const { lines, hasClash } = mergeLines(first, second, third)
    return { body: joinDeltaLines(lines), hasClash }
  }
  // One of them is a Delta and another HTML: only a person can join them.
  if (deltas.some(Boolean)) return { body: mine, hasClash: true }
  const { lines, hasClash } = mergeLines(
    ...([base, mine, theirs].map((text) => text.split('\n')) as [string[], string[], string[]]),
  )
  return { body: lines.join('\n'), hasClash }
}

/** Joins what two people made of the same post: part by part, the text line by line. In doubt, mine counts. */
export function mergeContents(base: PostContent, mine: PostContent, theirs: PostContent): Merged {
  const content = { ...mine }
  const clashes: ContentField[] = []
  for (const field of CONTENT_FIELDS) {
    if (isSameField(field, mine, theirs) || isSameField(field, base, theirs)) continue
    if (isSameField(field, base, mine)) Object.assign(content, { [field]: theirs[field] })
    else if (field === 'body') {
      const { body, hasClash } = mergeBodies(base.body, mine.body, theirs.body)
      content.body = body
      if (hasClash) clashes.push(field)
    } else clashes.push(field)
  }
  return { content, clashes }
}
