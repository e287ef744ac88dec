import 'server-only'
import { escapeHtml, type Filling, fillPage } from './fill-page.ts'
import type { FormFailure } from './form-failure.ts'
import { answerOwnPage, getOwnPage } from './own-page.ts'

/** What a taken form is answered with. `location` is the page that says so; it holds nothing personal. */
export type Sent = {
  message: string
  reference: string | null
  location: string
  /** Of an upload: the signed link, and the file's name as it was kept. */
  link?: string
  name?: string
}

/** Whether the sender is a browser that will show the answer as a page; scripts ask for JSON or for anything. */
export function wantsPage(headers: Headers): boolean {
  return /\btext\/html\b/.test(headers.get('accept') ?? '')
}

/** "Yes" for scripts. `statusCode` stands in the body too, as in the backend's own answers. */
export function answerSent(sent: Sent): Response {
  return Response.json({ statusCode: 200, ...sent }, { headers: { 'cache-control': 'no-store' } })
}

/** "Yes" for a form without scripts: on to a page, so that a reload does not send again. */
export function redirectSent({ location }: Sent): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function toHeaders(failure: FormFailure, type: string): Record<string, string> {
  const { retryAfter } = failure
  return {
    'content-type': type,
    'cache-control': 'no-store',
    ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
  }
}

/** "No" for scripts: problem details. */
export function answerProblem(failure: FormFailure): Response {
  const { problem } = failure
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: toHeaders(failure, 'application/problem+json'),
  })
}

function toPlainPage({ title, detail, errors }: FormFailure['problem']): string {
  const faults = Object.values(errors).map((message) => `<li>${escapeHtml(message)}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error: ${escapeHtml(title)}</title>
<main data-page="document"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p><ul>${faults.join('')}</ul>
<p>Go back in your browser: what you typed is still in the form.</p></main></html>`
}

/** "No" for a form without scripts: the page it came from, filled in again. */
export async function answerPage(failure: FormFailure, path: string, filling: Filling): Promise<Response> {
  const page = await getOwnPage(path)
  const filled = page && fillPage(page, filling)
  const html = filled || toPlainPage(failure.problem)
  return answerOwnPage(html, failure.problem.status, toHeaders(failure, 'text/html; charset=utf-8'))
}
