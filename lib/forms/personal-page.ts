import 'server-only'
import { isFromPersonalPage } from '../security/same-site.ts'
import { FormFailure } from './form-failure.ts'
import { getOwnPage, respondOwnPage } from './own-page.ts'
import { findElement, parsePage, setContent, setHidden, toPageHtml } from './page-tree.ts'
import { respondPlainPage } from './respond.ts'

/** The address of such a page lets its reader act: it must not reach other sites, search engines or shared caches. */
export const PERSONAL_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
}

/** The token in the address that such a page's form posts to. */
export const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** What belongs to one person: addresses of forms by name, HTML by the slot it fills, and a slot to hide. */
export type PersonalContent = { actions: Record<string, string>; slots?: Record<string, string>; hidden?: string }

/** Fills in the part that a static page hides from people without a link. */
export function fillPersonalPage(html: string, { actions, slots = {}, hidden }: PersonalContent): string {
  const page = parsePage(html)
  const find = (attribute: string, value = 'true') => findElement(page, ({ attribs }) => attribs[attribute] === value)
  const part = find('data-personal')
  if (!part) return html
  setHidden(part, false)
  setHidden(find('data-no-link'), true)
  for (const [name, action] of Object.entries(actions)) {
    const form = find('data-form', name)
    if (form) form.attribs.action = action
  }
  for (const [name, content] of Object.entries(slots)) {
    const slot = find('data-slot', name)
    if (slot) setContent(slot, content)
  }
  if (hidden) setHidden(find('data-slot', hidden), true)
  return toPageHtml(page)
}

/** Answers a personal link with the static page at `path`; null means that the link does not work. */
export async function respondPersonalPage(path: string, content: PersonalContent | null): Promise<Response> {
  const page = await getOwnPage(path)
  if (page === null) return new Response('Please try again.', { status: 503, headers: { 'retry-after': '5' } })
  if (content === null) return respondOwnPage(page, 404, PERSONAL_HEADERS)
  return respondOwnPage(fillPersonalPage(page, content), 200, PERSONAL_HEADERS)
}

/** Refuses what the form of the personal page at `path` did not send, since another site may know the link. Else null. */
export function refuseOtherSites({ headers }: Request, path: string): Response | null {
  return isFromPersonalPage(headers) ? null : respondPlainPage(new FormFailure('cross-site'), path)
}

/** After a form of a personal page: the next page, so that a reload does not send the form again. */
export const redirectPersonal = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...PERSONAL_HEADERS, location } })
