import 'server-only'
import { escapeHtml } from '../format/escape-html.ts'
import { toLoopbackAddress } from '../http/loopback-address.ts'
import { acceptsPage, toPlainPage } from '../http/plain-page.ts'
import { toProblemHeaders } from '../http/problem.ts'
import { describeError, log } from '../log.ts'
import { type Filling, fillPage } from './fill-page.ts'
import type { FormFailure } from './form-failure.ts'

const PAGE_TIMEOUT_MS = 10_000

/** The response to an accepted form. `location` is the page that confirms it, without any personal data. */
export type Sent = {
  message: string
  reference: string | null
  location: string
  link?: string
  name?: string
  note?: string
}

/** Returns whether a browser will show the response as a page. */
export const wantsPage = (headers: Headers): boolean => acceptsPage(headers.get('accept'))

/** Accepts a form that a script sent. The body repeats the status, like the backend's responses. */
export const respondSent = (sent: Sent): Response =>
  Response.json({ statusCode: 200, ...sent }, { headers: { 'cache-control': 'no-store' } })

/** Accepts a form without scripts: redirects to a page, so that reloading does not send the form again. */
export const redirectSent = ({ location }: Sent): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

function toFailurePage({ title, detail, errors, code }: FormFailure['problem'], path: string): string {
  const messages = Object.values(errors).filter((message) => !detail.includes(message))
  const items = messages.map((message) => `<li>${escapeHtml(message)}</li>`)
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  const toLink = (text: string) => `<a href="${escapeHtml(path)}">${text}</a>`
  const whatNext =
    code === 'method'
      ? toLink('Open the page with the form')
      : `Go back in your browser: what you typed is still in the form. Or ${toLink('open the page again')}`
  return toPlainPage(title, `<p>${escapeHtml(detail)}</p>${list}<p>${whatNext}.</p>`, `Error: ${title}`)
}

/** Responds with HTML. The server adds its policy, as for any page (server/page). */
function respondHtml(html: string, failure: FormFailure): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...toProblemHeaders(failure) }
  return new Response(html, { status: failure.problem.status, headers })
}

/** Refuses a form whose page cannot be filled in again. */
export const respondPlainPage = (failure: FormFailure, path: string): Response =>
  respondHtml(toFailurePage(failure.problem, path), failure)

/** Fetches the static page of a form over loopback; `null` if that fails. */
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

/**
 * Refuses a form without scripts by returning its page, filled in again. The page of a closed position says so itself.
 */
export async function respondPage(failure: FormFailure, path: string, filling: Filling): Promise<Response> {
  const page = await fetchPage(path)
  const html = page && (fillPage(page, filling) ?? (failure.problem.code === 'closed' ? page : null))
  return html ? respondHtml(html, failure) : respondPlainPage(failure, path)
}
