import { getAnswer } from './failure-answers.ts'
import { type FailureCode, type Problem, toSentence } from './failures.ts'
import type { FormErrors } from './types.ts'

// In seconds, for the faults that pass by themselves and name no time.
const BUSY_WAIT = 30

type Details = { errors?: FormErrors; detail?: string | null; retryAfter?: number | null }

/** A form that could not be taken, for a reason that may be told. */
export class FormFailure extends Error {
  override name = 'FormFailure'
  readonly problem: Problem
  /** Seconds to wait before trying again, where that helps. */
  readonly retryAfter: number | null

  constructor(code: FailureCode, { errors = {}, detail, retryAfter }: Details = {}) {
    super(code)
    this.retryAfter = retryAfter ?? (code === 'busy' ? BUSY_WAIT : null)
    this.problem = {
      type: 'about:blank',
      code,
      ...getAnswer(code),
      detail: detail ?? toSentence(code, this.retryAfter),
      errors,
    }
  }
}
