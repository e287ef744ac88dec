import { company } from '../../../content/company.ts'

const { timeZone } = company.hours

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const PARTS = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})

export function formatMoment(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : MOMENT.format(date)
}

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
