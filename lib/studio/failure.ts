import { BackendError } from '../backend/contract.ts'
import { type Problem, type ProblemCode, toProblem } from './problem.ts'

// Next bundles this module several times, and each copy has its own class: only the brand is the same.
const BRAND: unique symbol = Symbol.for('site.StudioFailure')

/** What a call of the Studio throws to refuse: the handler answers with its problem. */
export class StudioFailure extends BackendError {
  static override [Symbol.hasInstance](value: unknown): value is StudioFailure {
    return typeof value === 'object' && value !== null && BRAND in value
  }

  override name = 'StudioFailure'
  readonly [BRAND] = true
  readonly problem: Problem

  constructor(code: ProblemCode, more: Pick<Problem, 'errors' | 'details'> = {}) {
    super('refused', code)
    this.problem = toProblem(code, more)
  }
}

/** For Kysely's `executeTakeFirstOrThrow`: what a query should have found does not exist. */
export const missing = () => new StudioFailure('missing')
