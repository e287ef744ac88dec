import 'server-only'
import { escapeHtml } from '../rich-text/escape.ts'
import { getOwnPage, respondOwnPage } from './own-page.ts'
import { findElement, parsePage, setContent, toPageHtml } from './page-tree.ts'
import { PERSONAL_HEADERS } from './personal-page.ts'

/** A reference as a backend gives it. Any other text in the address is not ours and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

function showHeld(page: ReturnType<typeof parsePage>): void {
  const held = findElement(page, ({ attribs }) => 'data-held' in attribs)
  const direct = findElement(page, ({ attribs }) => 'data-not-held' in attribs)
  if (held) delete held.attribs.hidden
  if (direct) direct.attribs.hidden = ''
}

function showOwnPage(page: ReturnType<typeof parsePage>, href: string): void {
  const line = findElement(page, ({ attribs }) => 'data-own-page' in attribs)
  const link = line && findElement(line, ({ name }) => name === 'a')
  if (!line || !link) return
  delete line.attribs.hidden
  link.attribs.href = escapeHtml(href)
}

/** `own` is the address of the candidate's own page; what `isHeld` waits on this site for another backend. */
type Receipt = { own?: string; isHeld?: boolean }

/** Writes the reference, and what else is known, into the static page that everybody gets who sent the same form. */
export function fillReceipt(html: string, reference: string | null, { own, isHeld }: Receipt = {}): string {
  const page = parsePage(html)
  const place = findElement(page, ({ attribs }) => 'data-receipt' in attribs)
  const value = place && findElement(place, ({ name }) => name === 'dd')
  if (!place || !value || !reference || !REFERENCE.test(reference)) return html
  delete place.attribs.hidden
  setContent(value, reference)
  if (own) showOwnPage(page, own)
  if (isHeld) showHeld(page)
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
