import 'server-only'
import { parse } from 'node-html-parser'
import { answerOwnPage, getOwnPage } from './own-page.ts'

/** What a backend gives a person to quote. Anything else in the address is somebody's words, not ours, and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

/** Writes the reference into the static page that every applicant gets. */
export function fillReceipt(html: string, reference: string | null): string {
  const page = parse(html, { comment: true })
  const place = page.querySelector('[data-receipt]')
  const value = place?.querySelector('dd')
  if (!place || !value || !reference || !REFERENCE.test(reference)) return html
  place.removeAttribute('hidden')
  value.set_content(reference)
  return page.toString()
}

/** Answers with the page at `path`, the reference printed on it; with 503 where the page cannot be read. */
export async function answerReceipt(path: string, reference: string | null): Promise<Response> {
  const page = await getOwnPage(path)
  if (page === null)
    return new Response('Your application has arrived.', { status: 503, headers: { 'retry-after': '5' } })
  return answerOwnPage(fillReceipt(page, reference), 200)
}
