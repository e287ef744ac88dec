import { compareLines } from './compare-lines.ts'
import { joinDeltaLines, splitDeltaLines } from './delta-body.ts'
import { CONTENT_FIELDS, type ContentField, isSameField, type PostContent } from './post-content.ts'

/** Two merged changes to a content. `clashes` are the parts that both changed, which a person has to check. */
type Merged = { content: PostContent; clashes: ContentField[] }

/** Returns where each line of the base is in a changed text, or undefined if it was removed. */
function locateLines(base: readonly string[], made: readonly string[]): (number | undefined)[] {
  const places: (number | undefined)[] = []
  let place = 0
  for (const { kind } of compareLines(base, made)) {
    if (kind !== 'added') places.push(kind === 'same' ? place : undefined)
    if (kind !== 'removed') place += 1
  }
  return places
}

const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n')

/** Merges the lines of two people. If both changed the same lines, the other person's come first. */
export function mergeLines(base: string[], mine: string[], theirs: string[]): { lines: string[]; hasClash: boolean } {
  // Lines that both kept divide the text into regions. The last region ends with the text.
  const myPlaces = [...locateLines(base, mine), mine.length]
  const theirPlaces = [...locateLines(base, theirs), theirs.length]
  const start = { base: 0, mine: 0, theirs: 0 }
  const lines: string[] = []
  let hasClash = false
  for (const [place, myPlace] of myPlaces.entries()) {
    const theirPlace = theirPlaces[place]
    if (myPlace === undefined || theirPlace === undefined) continue
    const unchanged = base.slice(start.base, place)
    const my = mine.slice(start.mine, myPlace)
    const their = theirs.slice(start.theirs, theirPlace)
    if (isSame(my, their) || isSame(their, unchanged)) lines.push(...my)
    else if (isSame(my, unchanged)) lines.push(...their)
    else {
      hasClash = true
      lines.push(...their, ...my)
    }
    lines.push(...base.slice(place, place + 1))
    Object.assign(start, { base: place + 1, mine: myPlace + 1, theirs: theirPlace + 1 })
  }
  return { lines, hasClash }
}

function mergeBodies(base: string, mine: string, theirs: string): { body: string; hasClash: boolean } {
  const [first, second, third] = [base, mine, theirs].map(splitDeltaLines)
  if (first && second && third) {
    const { lines, hasClash } = mergeLines(first, second, third)
    return { body: joinDeltaLines(lines), hasClash }
  }
  // A Delta and HTML have no lines in common.
  if (first || second || third) return { body: mine, hasClash: true }
  const { lines, hasClash } = mergeLines(base.split('\n'), mine.split('\n'), theirs.split('\n'))
  return { body: lines.join('\n'), hasClash }
}

/** Merges two changes to a post part by part, and the text line by line. If both changed a part, `mine` counts. */
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
