import { company } from '../content/company.ts'
import type { Job } from './contract.ts'

// Sweden writes days as the contract does.
const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: company.hours.timeZone })

/** Whether a position can still be applied for: to the end of its closing day, where the company is. */
export const isOpen = ({ closingDate }: Pick<Job, 'closingDate'>, now = new Date()): boolean =>
  !closingDate || closingDate >= formatter.format(now)
