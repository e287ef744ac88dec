/** The query of a page, as Next gives it. */
export type PageQuery = Record<string, string | string[] | undefined>

/** A reference in the form that backends use. Any other text in the address is not ours and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

/**
 * The facts in a receipt's address. With `isHeld`, the submission waits for the backend. `candidateToken` is the token
 * of the candidate's page.
 */
export type ReceiptFacts = { reference: string | null; isHeld: boolean; candidateToken: string | null }

/** Reads the query of a receipt (lib/routes.ts writes it). */
export function readReceipt({ ref, held, own }: PageQuery): ReceiptFacts {
  return {
    reference: typeof ref === 'string' && REFERENCE.test(ref) ? ref : null,
    isHeld: held !== undefined,
    candidateToken: typeof own === 'string' ? own : null,
  }
}
