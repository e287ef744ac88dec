const DAY = /^\d{4}-\d{2}-\d{2}/
const LONG = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_SECONDS = 24 * HOUR
/** From how many seconds on a unit is used, and how long it is; months and years are average ones. */
const UNITS = [
  { unit: 'year', from: 365 * DAY_SECONDS, seconds: 365.25 * DAY_SECONDS },
  { unit: 'month', from: 30 * DAY_SECONDS, seconds: 30.44 * DAY_SECONDS },
  { unit: 'week', from: 7 * DAY_SECONDS, seconds: 7 * DAY_SECONDS },
  { unit: 'day', from: DAY_SECONDS, seconds: DAY_SECONDS },
  { unit: 'hour', from: HOUR, seconds: HOUR },
  { unit: 'minute', from: MINUTE, seconds: MINUTE },
] as const

/** The brief's short date: the first 10 characters of a date-time, whatever they are. */
export function formatDate(createdAt: string): string {
  return createdAt.slice(0, 10)
}

/** The calendar day (YYYY-MM-DD) for `<time datetime>`, feeds and JSON-LD; null where the text holds no real day. */
export function toDay(createdAt: string): string | null {
  const day = DAY.exec(createdAt)?.[0]
  if (!day) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

/** The moment a date-time names; a bare day is its midnight in UTC. Null where the text is no date. */
export function toInstant(createdAt: string): Date | null {
  if (!toDay(createdAt)) return null
  const date = new Date(createdAt)
  return Number.isNaN(date.getTime()) ? null : date
}

/** "November 21, 2026": the day as written, never moved by the reader's or the server's time zone. */
export function formatLongDate(createdAt: string): string {
  const day = toDay(createdAt)
  return day ? LONG.format(new Date(`${day}T00:00:00Z`)) : formatDate(createdAt)
}

/** "two weeks ago", "yesterday", "just now" as seen from `now`; a moment still to come counts as now. */
export function formatRelative(createdAt: string, now: Date): string {
  const then = toInstant(createdAt)
  if (!then) return formatDate(createdAt)
  const seconds = (now.getTime() - then.getTime()) / 1000
  const step = UNITS.find(({ from }) => seconds >= from)
  if (!step) return 'just now'
  const count = Math.max(1, Math.floor(seconds / step.seconds))
  return RELATIVE.format(-count, step.unit).replace(/^\d+/, (digits) => WORDS[Number(digits)] ?? digits)
}
