import { company } from '../../content/company.ts'
import type { Job } from './contract.ts'

// The Swedish format is YYYY-MM-DD, as in the contract.
const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: company.hours.timeZone })

export const toCompanyDay = (moment: Date): string => formatter.format(moment)

/** Returns whether a position still accepts applications: until its closing day ends in the company's time zone. */
export const isOpen = ({ closingDate }: Pick<Job, 'closingDate'>, now = new Date()): boolean =>
  !closingDate || closingDate >= toCompanyDay(now)
