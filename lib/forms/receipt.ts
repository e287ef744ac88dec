import 'server-only'
import { getOwnPage, respondOwnPage } from './own-page.ts'
import { findElement, parsePage, setContent, toPageHtml } from './page-tree.ts'

/** A reference as a backend gives it. Any other text in the address is not ours and is not shown. */
const REFERENCE = /^[\w-]{1,40}$/

function showHeld(page: ReturnType<typeof parsePage>): void {
  const held = findElement(page, ({ attribs }) => 'data-held' in attribs)
  const direct = findElement(page, ({ attribs }) => 'data-not-held' in attribs)
  if (held) delete held.attribs.hidden
  if (direct) direct.attribs.hidden = ''
}

/** Writes the reference into the static page that everybody gets who sent the same form, and shows whether it waits. */
export function fillReceipt(html: string, reference: string | null, isHeld = false): string {
  const page = parsePage(html)
  const place = findElement(page, ({ attribs }) => 'data-receipt' in attribs)
  const value = place && findElement(place, ({ name }) => name === 'dd')
  if (!place || !value || !reference || !REFERENCE.test(reference)) return html
  delete place.attribs.hidden
  setContent(value, reference)
  if (isHeld) showHeld(page)
  return toPageHtml(page)
}

/** Answers with the page at `path`, printed with what the request's query says; with 503 where the page cannot be read. */
export async function answerReceipt(request: Request, path: string): Promise<Response> {
  const query = new URL(request.url).searchParams
  const page = await getOwnPage(path)
  if (page === null) return new Response('What you sent has arrived.', { status: 503, headers: { 'retry-after': '5' } })
  return respondOwnPage(fillReceipt(page, query.get('ref'), query.has('held')), 200)
}
