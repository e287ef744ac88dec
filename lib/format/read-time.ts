const WORDS_PER_MINUTE = 220
const DEFAULT_READ_TIME = '6 min'

/**
 * Returns the minutes from the post's own wording ("8 min", "1 hour 10 min"), or else from its number of words, or else
 * null.
 */
export function toReadMinutes(readTime: string | null, words: number | null): number | null {
  const hours = Number(/(\d{1,4})\s*h/i.exec(readTime ?? '')?.[1] ?? 0)
  const minutes = Number(/(\d{1,4})\s*(?:m|$)/i.exec(readTime?.trim() ?? '')?.[1] ?? 0)
  const told = hours * 60 + minutes
  if (told > 0) return told
  return words ? Math.max(1, Math.round(words / WORDS_PER_MINUTE)) : null
}

/**
 * Formats the post's own read time as worded, or else "4 min" from its words, or else the brief's default ("6 min").
 */
export function formatReadTime(readTime: string | null, words: number | null, fallback = DEFAULT_READ_TIME): string {
  const own = readTime?.trim()
  if (own) return /^\d+$/.test(own) ? `${own} min` : own
  const minutes = toReadMinutes(null, words)
  return minutes ? `${minutes} min` : fallback
}
