import { company } from '../../../content/company.ts'

const { timeZone } = company.hours

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const MOMENT_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })
const CALENDAR_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const PARTS = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})

const format = (formatter: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date)
}

/** Formats a time as "24 Nov 2026, 02:30", in the company's time zone. */
export const formatMoment = (iso: string): string => format(MOMENT, iso)

/** Formats the day of a time as "24 Nov 2026", in the company's time zone; a date without a time stays the same day. */
export const formatMomentDay = (iso: string): string => format(DAY.test(iso) ? CALENDAR_DAY : MOMENT_DAY, iso)

/** Returns a time for a `datetime-local` field (2026-11-21T14:05), in the company's time zone. */
export function toLocalTime(date: Date): string {
  const parts = Object.fromEntries(PARTS.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/** Returns the time in a `datetime-local` field, read in the company's time zone, or null. */
export function fromLocalTime(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(asUtc)) return null
  // The zone's offset may change between the two times. The second round corrects that.
  const toOffset = (time: number) => Date.parse(`${toLocalTime(new Date(time))}Z`) - Math.floor(time / 60_000) * 60_000
  return new Date(asUtc - toOffset(asUtc - toOffset(asUtc)))
}
