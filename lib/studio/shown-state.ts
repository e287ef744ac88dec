import type { ApplicationState } from '../limits.ts'

/** For so long a new state can be taken back, and the candidate still sees the former one, in milliseconds. */
export const UNDO_MS = 10 * 60_000

type States = { state: ApplicationState; stateAt: string; formerState: ApplicationState }

/** The end of the time in which a state can be taken back, in milliseconds. */
const toEnd = ({ stateAt }: States) => Date.parse(stateAt) + UNDO_MS

const canUndo = (states: States, now: number) => states.state !== states.formerState && now < toEnd(states)

/** The state that the candidate's own page shows. */
export const getShownState = (states: States, now = Date.now()): ApplicationState =>
  canUndo(states, now) ? states.formerState : states.state

/** The state to which an application can be put back, and until when (ISO); null where the candidate sees the present one. */
export type Undoable = { state: ApplicationState; until: string } | null

export const getUndoable = (states: States, now = Date.now()): Undoable =>
  canUndo(states, now) ? { state: states.formerState, until: new Date(toEnd(states)).toISOString() } : null
