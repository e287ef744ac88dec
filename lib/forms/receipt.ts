import 'server-only'
import { escapeHtml } from '../rich-text/escape.ts'
import { getOwnPage, respondOwnPage } from './own-page.ts'
import { findElement, parsePage, setContent, toPageHtml } from './page-tree.ts'
import { PERSONAL_HEADERS } from './personal-page.ts'

/** A reference as a backend gives it. Any other text in the address is not ours and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

/** Writes the reference, and the link to the own page, into the static page that everybody gets who sent the same form. */
export function fillReceipt(html: string, reference: string | null, own: string | null = null): string {
  const page = parsePage(html)
  const place = findElement(page, ({ attribs }) => 'data-receipt' in attribs)
  const value = place && findElement(place, ({ name }) => name === 'dd')
  if (!place || !value || !reference || !REFERENCE.test(reference)) return html
  delete place.attribs.hidden
  setContent(value, reference)
  const line = own && findElement(page, ({ attribs }) => 'data-own-page' in attribs)
  const link = line && findElement(line, ({ name }) => name === 'a')
  if (own && line && link) {
    delete line.attribs.hidden
    link.attribs.href = escapeHtml(own)
  }
  return toPageHtml(page)
}

/** Answers with the page at `path`, the reference printed on it; with 503 where the page cannot be read. */
export async function answerReceipt(
  path: string,
  reference: string | null,
  own: string | null = null,
): Promise<Response> {
  const page = await getOwnPage(path)
  if (page === null) return new Response('What you sent has arrived.', { status: 503, headers: { 'retry-after': '5' } })
  return respondOwnPage(fillReceipt(page, reference, own), 200, PERSONAL_HEADERS)
}
