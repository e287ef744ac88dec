import 'server-only'
import { escapeHtml } from '../format/escape-html.ts'
import { toPlainPage } from '../http/plain-page.ts'
import { toProblemHeaders } from '../http/problem.ts'
import { type Filling, fillPage } from './fill-page.ts'
import type { FormFailure } from './form-failure.ts'
import { getOwnPage, respondOwnPage } from './own-page.ts'

/** The answer to an accepted form. `location` is the page that confirms it, without anything personal. */
export type Sent = {
  message: string
  reference: string | null
  location: string
  link?: string
  name?: string
  note?: string
}

/** Whether a browser will show the answer as a page. Scripts accept JSON or anything. */
export const wantsPage = (headers: Headers): boolean => /\btext\/html\b/.test(headers.get('accept') ?? '')

/** Accepts a form that a script sent. The body repeats the status, as the backend's responses do. */
export const respondSent = (sent: Sent): Response =>
  Response.json({ statusCode: 200, ...sent }, { headers: { 'cache-control': 'no-store' } })

/** Accepts a form without scripts: redirects to a page, so that reloading does not send it again. */
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

/** Refuses a form whose page cannot be filled in again. */
export const respondPlainPage = (failure: FormFailure, path: string): Response =>
  respondOwnPage(toFailurePage(failure.problem, path), failure.problem.status, toProblemHeaders(failure))

/** Refuses a form without scripts with its page, filled in again. The page of a closed position says so itself. */
export async function respondPage(failure: FormFailure, path: string, filling: Filling): Promise<Response> {
  const page = await getOwnPage(path)
  const html = page && (fillPage(page, filling) ?? (failure.problem.code === 'closed' ? page : null))
  if (!html) return respondPlainPage(failure, path)
  return respondOwnPage(html, failure.problem.status, toProblemHeaders(failure))
}
