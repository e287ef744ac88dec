import { compareLines } from './compare-lines.ts'
import { joinDeltaLines, splitDeltaLines } from './delta-body.ts'
import { CONTENT_FIELDS, type ContentField, isSameField, type PostContent } from './post-content.ts'

/** Two changes of one text as one. In `clashes`, both changed the same: a person has to look at it. */
type Merged = { content: PostContent; clashes: ContentField[] }

/** Where each line of the base is in a text made of it; undefined where it was removed. */
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

/** Lines changed by two people. Where both changed the same lines, theirs come first and mine follow. */
export function mergeLines(base: string[], mine: string[], theirs: string[]): { lines: string[]; hasClash: boolean } {
  // Lines that both kept divide the text into regions; its end is one more such place.
  const myPlaces = [...locateLines(base, mine), mine.length]
  const theirPlaces = [...locateLines(base, theirs), theirs.length]
  const start = { base: 0, mine: 0, theirs: 0 }
  const lines: string[] = []
  let hasClash = false
  for (const [place, myPlace] of myPlaces.entries()) {
    const theirPlace = theirPlaces[place]
    if (myPlace === undefined || theirPlace === undefined) continue
    const unchanged = base.slice(start.base, place)
    const [my, their] = [mine.slice(start.mine, myPlace), theirs.slice(start.theirs, theirPlace)]
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
  // One of them is a Delta and another HTML: only a person can join them.
  if (first || second || third) return { body: mine, hasClash: true }
  const { lines, hasClash } = mergeLines(base.split('\n'), mine.split('\n'), theirs.split('\n'))
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
