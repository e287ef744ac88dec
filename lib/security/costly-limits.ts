export const WINDOW_S = 10

// A page for an unknown address or a search takes 20 to 60 ms of processor time.
/** Costly answers per address, and of all. Known pages never count, so a campus behind one address stays below. */
export const COSTLY_PER_WINDOW = {
  page: { each: 80, all: 200 },
  /** Receipts and pages behind a personal link. Other visitors must not block them, so there is no limit for all together. */
  personal: { each: 80, all: Number.MAX_SAFE_INTEGER },
  /** Names that the file store has to be asked for. */
  picture: { each: 60, all: 100 },
} as const

export type CostlyKind = keyof typeof COSTLY_PER_WINDOW
