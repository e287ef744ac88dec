import { company } from '../../content/company.ts'
import type { Database } from '../db/database.ts'
import type { Job } from './contract.ts'

/* The only place that decides whether a position is open: for a job in memory, and for the jobs in the database. */

// The Swedish format is YYYY-MM-DD, as in the contract.
const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: company.hours.timeZone })

/** Returns the day (YYYY-MM-DD) of a moment in the company's time zone. */
export const toCompanyDay = (moment: Date): string => formatter.format(moment)

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
