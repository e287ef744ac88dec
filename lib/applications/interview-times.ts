import { company } from '../../content/company.ts'
import type { InterviewRow } from '../db/schema.ts'
import { isEmail, toAsciiEmail } from '../format/email-address.ts'

/** The limits of an interview. `link` and `request` are lengths; `days` is how far ahead a time may be. */
export const INTERVIEW_LIMITS = {
  times: 5,
  days: 366,
  minMinutes: 10,
  maxMinutes: 480,
  people: 10,
  peopleText: 2_000,
  request: 500,
  perApplication: 20,
} as const

const MINUTE_MS = 60_000
const COMPANY_ZONE = company.hours.timeZone

/** Returns all time zones that a person can choose. */
export const listTimeZones = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', COMPANY_ZONE])]

let zones: ReadonlySet<string> | undefined

export function isTimeZone(name: string): boolean {
  zones ??= new Set(listTimeZones())
  return zones.has(name)
}

/** Returns the name of a time zone for people: "America/New_York" becomes "New York". */
export const toZoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/**
 * Formats an interview's time as "Tuesday, December 1, 2026, 10:00 AM to 10:45 AM, Dhaka time (UTC+6)". The offset is
 * that day's.
 */
export function formatInterviewTime(start: string, minutes: number, zone: string = COMPANY_ZONE): string {
  const begin = new Date(start)
  const end = new Date(begin.getTime() + minutes * MINUTE_MS)
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
  const day = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full' })
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(begin)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
  // Intl puts a narrow no-break space before AM, which some mail programs show as a box.
  const [from, to] = [begin, end].map((time) => clock.format(time).replaceAll('\u202f', ' '))
  return `${day.format(begin)}, ${from} to ${to}, ${toZoneName(zone)} time (${offset})`
}

/** Someone who takes part for the company. `email` is '' if they get no invitation. */
export type Interviewer = { name: string; email: string }

/** An interview with its lists. */
export type Interview = Omit<InterviewRow, 'times' | 'people'> & { times: string[]; people: Interviewer[] }

/** Reads people from text with one on each line: a name, or a name, a comma and an email address. */
export function parsePeople(text: string): Interviewer[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => {
    const comma = line.lastIndexOf(',')
    const email = comma < 0 ? '' : toAsciiEmail(line.slice(comma + 1).trim())
    return isEmail(email) ? { name: line.slice(0, comma).trim(), email } : { name: line, email: '' }
  })
}

/** Returns the text from which `parsePeople` reads the same people. */
export const formatPeople = (people: readonly Interviewer[]): string =>
  people.map(({ name, email }) => (email ? `${name}, ${email}` : name)).join('\n')

/** An interview's status, which follows from its row and the time. */
export type InterviewStatus = 'proposed' | 'lapsed' | 'picked' | 'past' | 'cancelled'

type Times = Pick<Interview, 'state' | 'start' | 'minutes' | 'times'>

/** Returns the times that are still to come. */
export const toFutureTimes = (times: readonly string[], now: number): string[] =>
  times.filter((time) => Date.parse(time) > now)

/** Returns the status: `lapsed` if all proposed times have passed, `past` once the interview is over. */
export function toInterviewStatus({ state, start, minutes, times }: Times, now: number): InterviewStatus {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'picked') return Date.parse(start ?? '') + minutes * MINUTE_MS <= now ? 'past' : 'picked'
  return toFutureTimes(times, now).length > 0 ? 'proposed' : 'lapsed'
}
