import 'server-only'
import { getOwnPage, respondOwnPage } from './own-page.ts'
import { findElement, parsePage, setContent, toPageHtml } from './page-tree.ts'

/** A reference as a backend gives it. Any other text in the address is not ours and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

/** Writes the reference into the static page that every applicant gets. */
export function fillReceipt(html: string, reference: string | null): string {
  const page = parsePage(html)
  const place = findElement(page, ({ attribs }) => 'data-receipt' in attribs)
  const value = place && findElement(place, ({ name }) => name === 'dd')
  if (!place || !value || !reference || !REFERENCE.test(reference)) return html
  delete place.attribs.hidden
  setContent(value, reference)
  return toPageHtml(page)
}

/** Answers with the page at `path`, the reference printed on it; with 503 where the page cannot be read. */
export async function answerReceipt(path: string, reference: string | null): Promise<Response> {
  const page = await getOwnPage(path)
  if (page === null)
    return new Response('Your application has arrived.', { status: 503, headers: { 'retry-after': '5' } })
  return respondOwnPage(fillReceipt(page, reference), 200)
}
