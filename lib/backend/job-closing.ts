import { company } from '../../content/company.ts'
import type { Database } from '../db/database.ts'
import type { Job } from './contract.ts'

/* The only place that decides whether a position is open: for a job in memory, and for the jobs in the database. */

// The Swedish format is YYYY-MM-DD, as in the contract.
const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: company.hours.timeZone })

/** Returns the day (YYYY-MM-DD) of a moment in the company's time zone. */
export const toCompanyDay = (moment: Date): string => formatter.format(moment)

const DAY_MS = 86_400_000

/**
 * Returns the last second of a day (YYYY-MM-DD) in a time zone, as ISO 8601 with the offset; null if it is not a day.
 */
export function toEndOfDay(day: string, timeZone = company.hours.timeZone): string | null {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const toOffset = (time: number) => {
    const name = formatter.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value
    return name?.replace('GMT', '') || '+00:00'
  }
  const noon = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(noon)) return null
  // When clocks change that day, only one of these times exists, or the later one is the end.
  const ends = [noon - DAY_MS, noon + DAY_MS].map((time) => `${day}T23:59:59${toOffset(time)}`)
  const existing = ends.filter((end) => end.endsWith(toOffset(Date.parse(end))))
  return existing.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null
}

/** Returns whether a position still accepts applications: until its closing day ends in the company's time zone. */
export const isOpen = ({ closingDate }: Pick<Job, 'closingDate'>, now = new Date()): boolean =>
  !closingDate || closingDate >= toCompanyDay(now)

/**
 * Selects the positions that the owner has opened and neither closed nor removed, and whose closing day has not passed.
 */
export const selectOpenJobs = (db: Database, now = new Date()) =>
  db
    .selectFrom('jobs')
    .where('state', '=', 'open')
    .where('removedAt', 'is', null)
    .where(({ eb, or }) => or([eb('closingDate', 'is', null), eb('closingDate', '>=', toCompanyDay(now))]))
