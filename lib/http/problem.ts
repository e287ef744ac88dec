/** Problem details (RFC 9457): the body of every refusal. */
export type Problem<Code extends string = string> = {
  type: 'about:blank'
  status: number
  code: Code
  title: string
  /** A sentence that says what to do. */
  detail: string
  /** The errors of single answers, by field name. */
  errors: Record<string, string>
  /** Additional data that belongs to the code. */
  details?: unknown
}

/** A closed set of problems by code. `retryAfter` is in seconds. */
export type ProblemTable<Code extends string> = Readonly<
  Record<Code, { status: number; title: string; detail: string; retryAfter?: number }>
>

// Next bundles this module several times, and each copy has its own class; only the brand is the same.
const BRAND: unique symbol = Symbol.for('site.ProblemError')

/** Thrown to refuse a request for a reason that its sender may read. */
export class ProblemError<Code extends string = string> extends Error {
  static override [Symbol.hasInstance](value: unknown): value is ProblemError {
    return typeof value === 'object' && value !== null && BRAND in value
  }

  override name = 'ProblemError'
  readonly [BRAND] = true
  readonly problem: Problem<Code>
  /** Seconds until another attempt makes sense, if known. */
  readonly retryAfter: number | null

  constructor(problem: Problem<Code>, retryAfter: number | null = null) {
    super(problem.code)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** Returns the headers of a refusal, for any type of body. */
export function toProblemHeaders({ retryAfter }: ProblemError): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (retryAfter !== null) headers['retry-after'] = String(retryAfter)
  return headers
}

/** Responds with problem details. */
export function respondProblem(error: ProblemError, headers: Record<string, string> = {}): Response {
  return Response.json(error.problem, {
    status: error.problem.status,
    headers: { ...toProblemHeaders(error), ...headers, 'content-type': 'application/problem+json' },
  })
}
