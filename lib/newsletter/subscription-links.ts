import 'server-only'
import { confirmSubscription, endSubscription } from '../backend/embedded/subscriptions.ts'
import { getEmbeddedBackend } from '../backend/index.ts'
import { readToken, redirectPersonal, refuseOtherSites, respondPersonalPage } from '../forms/personal-page.ts'
import { wantsPage } from '../forms/respond.ts'
import { routes, toTokenQuery } from '../routes.ts'
import { readLinkToken } from '../security/personal-link.ts'

/* A mail program or a scanner may open every link, so a GET changes nothing: the pages have a button. */

/** The page that a confirmation's link opens. */
export const respondConfirmPage = (token: string): Promise<Response> =>
  respondPersonalPage(
    routes.newsletterConfirm(),
    readLinkToken('confirm', token) ? { actions: { go: routes.api.newsletterConfirm + toTokenQuery(token) } } : null,
  )

/** The page that a link to unsubscribe opens. */
export const respondEndPage = (token: string): Promise<Response> =>
  respondPersonalPage(
    routes.newsletterEnd(),
    readLinkToken('unsubscribe', token) ? { actions: { go: routes.api.newsletterEnd + toTokenQuery(token) } } : null,
  )

/** Confirms a subscription: the button of its page. */
export async function confirm(request: Request): Promise<Response> {
  const refused = refuseOtherSites(request, routes.newsletterConfirm())
  if (refused) return refused
  const id = readLinkToken('confirm', readToken(request))
  const own = id && getEmbeddedBackend()
  const isConfirmed = own && (await own.use('confirm', (db) => confirmSubscription(db, id)))
  return isConfirmed
    ? redirectPersonal(routes.newsletterSubscribed)
    : respondPersonalPage(routes.newsletterConfirm(), null)
}

/** Ends a subscription: the button of its page, or a mail program's POST (RFC 8058), which has no cookies and no origin. */
export async function end(request: Request): Promise<Response> {
  const id = readLinkToken('unsubscribe', readToken(request))
  const own = id && getEmbeddedBackend()
  if (!own) return respondPersonalPage(routes.newsletterEnd(), null)
  await own.use('unsubscribe', (db) => endSubscription(db, id))
  return wantsPage(request.headers) ? redirectPersonal(routes.newsletterEnded) : new Response('Unsubscribed.\n')
}

/** A mail program without RFC 8058 opens the address of the POST: its reader gets the page. */
export const openEndPage = (request: Request): Response => redirectPersonal(routes.newsletterEnd(readToken(request)))
