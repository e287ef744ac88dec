import { toCutoff } from '../applications/answer-times.ts'
import type { ApplicationState } from '../limits.ts'

/** The states in which a candidate is waiting for an answer. */
export const WAITING_STATES: readonly ApplicationState[] = ['new', 'in review', 'interview', 'offer']

/** Returns the time (ISO) before which a candidate's wait has exceeded the promised number of working days. */
export const toOverdueCutoff = (now: number): string => toCutoff(now)

/** Returns whether a candidate has waited for longer than promised. */
export const isOverdue = (application: { state: ApplicationState; stateAt: string }, before: string): boolean =>
  WAITING_STATES.includes(application.state) && application.stateAt < before
