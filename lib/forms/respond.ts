import 'server-only'
import { escapeHtml } from '../format/escape-html.ts'
import { toLoopbackAddress } from '../http/loopback-address.ts'
import { toPlainPage } from '../http/plain-page.ts'
import { describeError, log } from '../log.ts'
import { type Filling, fillPage } from './fill-page.ts'
import type { FormFailure } from './form-failure.ts'

const PAGE_TIMEOUT_MS = 10_000

/** The answer to a form that was accepted. `location` is the page that says so; it holds nothing personal. */
export type Sent = {
  message: string
  reference: string | null
  location: string
  link?: string
  name?: string
  note?: string
}

/** Returns true for a browser that will show the answer as a page; scripts ask for JSON or for anything. */
export const wantsPage = (headers: Headers): boolean => /\btext\/html\b/.test(headers.get('accept') ?? '')

/** Accepts a form that a script sent. `statusCode` is in the body too, as in the backend's responses. */
export const respondSent = (sent: Sent): Response =>
  Response.json({ statusCode: 200, ...sent }, { headers: { 'cache-control': 'no-store' } })

/** Accepts a form without scripts: redirects to a page, so that a reload does not send it again. */
export const redirectSent = ({ location }: Sent): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const toHeaders = ({ retryAfter }: FormFailure): Record<string, string> => ({
  'cache-control': 'no-store',
  ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
})

/** Refuses a form that a script sent: problem details. */
export function respondProblem(failure: FormFailure): Response {
  const headers = { 'content-type': 'application/problem+json', ...toHeaders(failure) }
  return Response.json(failure.problem, { status: failure.problem.status, headers })
}

function toFailurePage({ title, detail, errors, code }: FormFailure['problem'], path: string): string {
  const items = Object.values(errors).map((message) => `<li>${escapeHtml(message)}</li>`)
  const way = code === 'method' ? '' : 'Go back in your browser: what you typed is still in the form. Or '
  const link = `<a href="${escapeHtml(path)}">${way ? 'open the page again' : 'Open the page with the form'}</a>`
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  return toPlainPage(title, `<p>${escapeHtml(detail)}</p>${list}<p>${way}${link}.</p>`, `Error: ${title}`)
}

/** Answers with HTML. The server adds its policy, as for any page (server/page). */
function respondHtml(html: string, failure: FormFailure): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...toHeaders(failure) }
  return new Response(html, { status: failure.problem.status, headers })
}

/** Refuses in a browser, where there is no form to fill in again. */
export const respondPlainPage = (failure: FormFailure, path: string): Response =>
  respondHtml(toFailurePage(failure.problem, path), failure)

/** Fetches the static page of a form over loopback; `null` where that fails. */
async function fetchPage(path: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS)
    const response = await fetch(toLoopbackAddress(path), { cache: 'no-store', signal })
    return await response.text()
  } catch (error) {
    log.warn('page of a form could not be read', describeError(error))
    return null
  }
}

/** Refuses a form without scripts: its page, filled in again. The page of a closed position says so itself. */
export async function respondPage(failure: FormFailure, path: string, filling: Filling): Promise<Response> {
  const page = await fetchPage(path)
  const html = page && (fillPage(page, filling) ?? (failure.problem.code === 'closed' ? page : null))
  return html ? respondHtml(html, failure) : respondPlainPage(failure, path)
}
