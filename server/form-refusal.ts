import type { IncomingMessage } from 'node:http'
import { FormFailure } from '../lib/forms/form-failure.ts'
import type { FailureCode } from '../lib/forms/form-problems.ts'
import { acceptsPage, toPlainPage } from '../lib/http/plain-page.ts'
import { toProblemHeaders } from '../lib/http/problem.ts'

/**
 * Refuses a form before any handler sees it: with a page for visitors without scripts, with problem details for
 * scripts.
 */
export function toFormRefusal({ headers }: IncomingMessage, code: FailureCode) {
  const failure = new FormFailure(code)
  const { problem } = failure
  const isPage = acceptsPage(headers.accept)
  return {
    status: problem.status,
    body: isPage ? toPlainPage(problem.title, `<p>${problem.detail}</p>`) : JSON.stringify(problem),
    headers: {
      ...toProblemHeaders(failure),
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
      connection: 'close',
    },
  }
}
