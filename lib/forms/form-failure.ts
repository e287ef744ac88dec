import { failureAnswers } from './failure-answers.ts'
import { type FailureCode, type Problem, toSentence } from './failure-sentences.ts'
import type { FormErrors } from './types.ts'

type Details = { errors?: FormErrors; detail?: string | null; retryAfter?: number | null }

/** A form that could not be taken, for a reason that may be told. */
export class FormFailure extends Error {
  override name = 'FormFailure'
  readonly problem: Problem
  readonly retryAfter: number | null

  constructor(code: FailureCode, { errors = {}, detail, retryAfter }: Details = {}) {
    super(code)
    const { status, title, retryAfter: standard } = failureAnswers[code]
    this.retryAfter = retryAfter ?? standard ?? null
    this.problem = {
      type: 'about:blank',
      code,
      status,
      title,
      detail: detail ?? toSentence(code, this.retryAfter),
      errors,
    }
  }
}
