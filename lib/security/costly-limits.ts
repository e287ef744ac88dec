/** How long costly answers are counted together, in seconds. */
export const WINDOW_S = 10

/**
 * How many costly answers one address, and all addresses together, may ask for in ten seconds. What exists and was answered
 * before is never counted, so a campus behind one address does not come near:
 * - `page`: an address that names nothing, or a search answered as a page; 20 to 60 ms of processor each.
 * - `search`: a listing's answer as data; a few ms. Sixty people who type at the same time ask for about thirty a second.
 * - `drawing`: one that the build did not draw; 10 to 50 ms. A page shows a dozen.
 */
export const COSTLY_PER_WINDOW = {
  page: { each: 80, all: 200 },
  search: { each: 300, all: 600 },
  drawing: { each: 60, all: 100 },
} as const

/** A kind of answer that costs the server more than reading a kept page. */
export type CostlyKind = keyof typeof COSTLY_PER_WINDOW
