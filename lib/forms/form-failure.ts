import { company } from '../../content/company.ts'
import { ProblemError } from '../http/problem.ts'
import { BY_EMAIL, type FailureCode, FORM_PROBLEMS, toSentence } from './form-problems.ts'
import type { FormErrors } from './types.ts'

type Details = { errors?: FormErrors; detail?: string | null; retryAfter?: number | null }

/** Thrown to refuse a form. */
export class FormFailure extends ProblemError<FailureCode> {
  static override [Symbol.hasInstance](value: unknown): value is FormFailure {
    return value instanceof ProblemError
  }

  override name = 'FormFailure'

  constructor(code: FailureCode, { errors = {}, detail, retryAfter }: Details = {}) {
    const { status, title, retryAfter: usual } = FORM_PROBLEMS[code]
    const wait = retryAfter ?? usual ?? null
    const sentence = (detail ?? toSentence(code, wait)).replace(BY_EMAIL, company.emails.hello)
    super({ type: 'about:blank', status, code, title, detail: sentence, errors }, wait)
  }
}
