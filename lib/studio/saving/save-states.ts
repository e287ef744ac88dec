/** How the text on the screen compares with what the server has. */
export const SAVE_STATES = ['saved', 'waiting', 'saving', 'behind', 'failed', 'refused', 'conflict'] as const
export type SaveState = (typeof SAVE_STATES)[number]

/** Events that change the state. `settled` is a person's decision after a conflict. */
export const SAVE_EVENTS = ['changed', 'due', 'pressed', 'stored', 'lost', 'rejected', 'overtaken', 'settled'] as const
export type SaveEvent = (typeof SAVE_EVENTS)[number]

/** The state after each event. An event that is not listed changes nothing. README.md has the same table. */
export const TRANSITIONS: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  saved: { changed: 'waiting', pressed: 'saving', settled: 'saving' },
  waiting: { changed: 'waiting', due: 'saving', pressed: 'saving', settled: 'saving' },
  saving: {
    changed: 'behind',
    pressed: 'behind',
    stored: 'saved',
    lost: 'failed',
    rejected: 'refused',
    overtaken: 'conflict',
  },
  behind: { stored: 'waiting', lost: 'failed', rejected: 'refused', overtaken: 'conflict' },
  failed: { due: 'saving', pressed: 'saving', settled: 'saving' },
  refused: { changed: 'waiting', pressed: 'saving', settled: 'saving' },
  conflict: { settled: 'saving' },
}

export const getNext = (state: SaveState, event: SaveEvent): SaveState => TRANSITIONS[state][event] ?? state
