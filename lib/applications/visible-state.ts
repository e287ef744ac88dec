import type { ApplicationState } from '../limits.ts'

/** The time for which a new state can be undone, in milliseconds. Until then the candidate sees the former one. */
export const UNDO_MS = 10 * 60_000

/** States after which nothing more is decided. */
export const ENDED_STATES: readonly ApplicationState[] = ['hired', 'declined', 'withdrawn']

type States = { state: ApplicationState; stateAt: string; formerState: ApplicationState }

/** Returns the time until which a state can be undone, in milliseconds. */
const toEnd = ({ stateAt }: States) => Date.parse(stateAt) + UNDO_MS

const canUndo = (states: States, now: number) => states.state !== states.formerState && now < toEnd(states)

/** Returns the state that the candidate's page shows. */
export const getVisibleState = (states: States, now = Date.now()): ApplicationState =>
  canUndo(states, now) ? states.formerState : states.state

/** The state that undoing restores, and until when (ISO); `null` if the candidate already sees the current one. */
export type Undoable = { state: ApplicationState; until: string } | null

export const getUndoable = (states: States, now = Date.now()): Undoable =>
  canUndo(states, now) ? { state: states.formerState, until: new Date(toEnd(states)).toISOString() } : null
