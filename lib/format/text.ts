const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
const PREVIEW = 120

// Control characters and Unicode noncharacters, which neither HTML nor XML allow.
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu

export const toWritable = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

/**
 * Returns the first `length` characters on one line, with an ellipsis if cut. Never splits a character from its accent.
 */
export function formatPreview(text: string, length = PREVIEW): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy.length <= length) return tidy
  let end = 0
  let seen = 0
  for (const { segment, index } of GRAPHEMES.segment(tidy)) {
    if (seen === length) return `${tidy.slice(0, end).trimEnd()}…`
    end = index + segment.length
    seen += 1
  }
  return tidy
}

/** Returns as many whole words as fit in `length` characters, with an ellipsis if cut. */
export function toExcerpt(text: string, length: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy.length <= length) return tidy
  const room = formatPreview(tidy, length - 1).replace(/…$/, '')
  const lastSpace = tidy.lastIndexOf(' ', room.length)
  const atWord = lastSpace < 0 ? room : room.slice(0, lastSpace)
  return `${atWord.replace(/[\s,;:–—-]+$/, '')}…`
}

/** Returns as many whole sentences as fit in `length` characters, or an excerpt if the first is longer. */
export function toSummary(text: string, length: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy.length < length) return /[.!?…]["”’)]?$/.test(tidy) || !tidy ? tidy : `${tidy}.`
  const ends = ['. ', '! ', '? '].map((end) => tidy.lastIndexOf(end, length - 1))
  const end = Math.max(...ends)
  return end < 0 ? toExcerpt(tidy, length) : tidy.slice(0, end + 1)
}
