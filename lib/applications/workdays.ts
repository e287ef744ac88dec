import { company } from '../../content/company.ts'
import { type Holidays, holidays } from '../../content/holidays.ts'
import { toCompanyDay } from '../backend/job-closing.ts'
import { toIso } from '../format/date.ts'

const DAY_MS = 86_400_000
/** Long enough to find out the days of another year. */
const NOTICE_MS = 60 * DAY_MS
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const isOfCompany = ({ country }: Holidays) => country === company.address.countryCode

/** Returns whether the company works on the day of a moment, in its time zone. */
export function isWorkday(time: number, list = holidays): boolean {
  const day = toCompanyDay(new Date(time))
  const weekday = WEEKDAYS[new Date(day).getUTCDay()]
  const isOpen = company.hours.open.days.some((open) => open === weekday)
  return isOpen && !(isOfCompany(list) && (list.yearly.includes(day.slice(5)) || list.dates.includes(day)))
}

/** Why the list of holidays needs the owner: it ends soon, it has ended, or it is another country's. */
export type HolidayProblem = { why: 'ends' | 'over'; until: string } | { why: 'country' }

/** Returns what is wrong with the list of holidays, or null. */
export function findHolidayProblem(now: number, list = holidays): HolidayProblem | null {
  if (!isOfCompany(list)) return { why: 'country' }
  const { until } = list
  if (until < toCompanyDay(new Date(now))) return { why: 'over', until }
  return until < toIso(now + NOTICE_MS) ? { why: 'ends', until } : null
}
