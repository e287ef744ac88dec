import { company } from '../../content/company.ts'
import type { ApplicationState } from '../limits.ts'

const DAY_MS = 86_400_000

/** The states in which a candidate is waiting for an answer. */
export const WAITING_STATES: readonly ApplicationState[] = ['new', 'in review', 'interview', 'offer']

const { reviewDays, hours } = company
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: hours.timeZone, weekday: 'long' })

const isWorkday = (time: number) => hours.open.days.some((day) => day === weekday.format(time))

/** Returns the time (ISO) before which a candidate's wait has exceeded the promised number of working days. */
export function toOverdueCutoff(now: number): string {
  let time = now
  for (let left = reviewDays; left > 0; time -= DAY_MS) if (isWorkday(time)) left -= 1
  return new Date(time).toISOString()
}

/** Returns whether a candidate has waited for longer than promised. */
export const isOverdue = (application: { state: ApplicationState; stateAt: string }, before: string): boolean =>
  WAITING_STATES.includes(application.state) && application.stateAt < before
