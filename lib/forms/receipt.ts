import 'server-only'
import { escapeHtml } from '../format/escape-html.ts'
import { getOwnPage, respondOwnPage } from './own-page.ts'
import { findElement, parsePage, setContent, setHidden, toPageHtml } from './page-tree.ts'
import { PERSONAL_HEADERS } from './personal-page.ts'

/** A reference as a backend gives it. Any other text in the address is not ours and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

/** `own` is the address of the candidate's own page; what `isHeld` waits on this site for another backend. */
type Receipt = { own?: string; isHeld?: boolean }

/** Writes the reference, and what else is known, into the static page that everybody gets who sent the same form. */
export function fillReceipt(html: string, reference: string | null, { own, isHeld }: Receipt = {}): string {
  const page = parsePage(html)
  const find = (attribute: string) => findElement(page, ({ attribs }) => attribute in attribs)
  const place = find('data-receipt')
  const value = place && findElement(place, ({ name }) => name === 'dd')
  if (!value || !reference || !REFERENCE.test(reference)) return html
  setHidden(place, false)
  setContent(value, reference)
  const line = find('data-own-page')
  const link = line && findElement(line, ({ name }) => name === 'a')
  if (own && link) {
    setHidden(line, false)
    link.attribs.href = escapeHtml(own)
  }
  if (isHeld) {
    setHidden(find('data-held'), false)
    setHidden(find('data-not-held'), true)
  }
  return toPageHtml(page)
}

/** Answers with the page at `path`, printed with what the request's query says; with 503 where the page cannot be read. */
export async function respondReceipt(request: Request, path: string, own?: string): Promise<Response> {
  const query = new URL(request.url).searchParams
  const page = await getOwnPage(path)
  if (page === null) return new Response('What you sent has arrived.', { status: 503, headers: { 'retry-after': '5' } })
  const filled = fillReceipt(page, query.get('ref'), { own, isHeld: query.has('held') })
  return respondOwnPage(filled, 200, PERSONAL_HEADERS)
}
