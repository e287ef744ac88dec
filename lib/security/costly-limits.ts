export const WINDOW_S = 10

// Processor time: a page for an unknown address or a search takes 20 to 60 ms, a new drawing 10 to 50 ms.
/** Costly answers per address, and of all. Known pages never count, so a campus behind one address stays below. */
export const COSTLY_PER_WINDOW = {
  page: { each: 80, all: 200 },
  /** Receipts and pages behind a personal link: other visitors must not close them, so they have no limit in all. */
  personal: { each: 80, all: Number.MAX_SAFE_INTEGER },
  drawing: { each: 60, all: 100 },
} as const

export type CostlyKind = keyof typeof COSTLY_PER_WINDOW
