const DAY = /^\d{4}-\d{2}-\d{2}/
const LONG = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_SECONDS = 24 * HOUR
// Long units start at two, because "one month ago" could mean anything from four to eight weeks.
const UNITS = [
  { unit: 'year', seconds: 365.25 * DAY_SECONDS, least: 2 },
  { unit: 'month', seconds: 30.44 * DAY_SECONDS, least: 2 },
  { unit: 'week', seconds: 7 * DAY_SECONDS, least: 2 },
  { unit: 'day', seconds: DAY_SECONDS, least: 1 },
  { unit: 'hour', seconds: HOUR, least: 1 },
  { unit: 'minute', seconds: MINUTE, least: 1 },
] as const

/** Formats a time in milliseconds as ISO 8601 text in UTC. */
export const toIso = (time: number): string => new Date(time).toISOString()

export function formatDate(createdAt: string): string {
  return createdAt.slice(0, 10)
}

/**
 * Returns the calendar day (YYYY-MM-DD) for `<time datetime>`, feeds and JSON-LD; null if the text is not a real date.
 */
export function toDay(createdAt: string): string | null {
  const day = DAY.exec(createdAt)?.[0]
  if (!day) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

/** Returns the moment of a date-time, or midnight UTC of a day; null if the text is not a date. */
export function toInstant(createdAt: string): Date | null {
  if (!toDay(createdAt)) return null
  const date = new Date(createdAt)
  return Number.isNaN(date.getTime()) ? null : date
}

/**
 * Formats a date as "November 21, 2026": the day as written, never shifted by the reader's or the server's time zone.
 */
export function formatLongDate(createdAt: string): string {
  const day = toDay(createdAt)
  return day ? LONG.format(new Date(`${day}T00:00:00Z`)) : formatDate(createdAt)
}

/** Formats the time that has passed until `now`: "two weeks ago", "just now". A moment in the future counts as now. */
export function formatRelative(createdAt: string, now: Date): string {
  const then = toInstant(createdAt)
  if (!then) return formatDate(createdAt)
  const seconds = (now.getTime() - then.getTime()) / 1000
  const step = UNITS.find((unit) => seconds >= unit.least * unit.seconds)
  if (!step) return 'just now'
  const count = Math.floor(seconds / step.seconds)
  return RELATIVE.format(-count, step.unit).replace(/^\d+/, (digits) => WORDS[Number(digits)] ?? digits)
}
