import 'server-only'
import { confirmSubscription, endSubscription } from '../backend/embedded/subscriptions.ts'
import { getEmbeddedBackend } from '../backend/index.ts'
import { readToken, redirectTo, refuseOtherSites, respondBrokenLink } from '../forms/personal-page.ts'
import { wantsPage } from '../forms/respond.ts'
import { routes } from '../routes.ts'
import { readLinkToken } from '../security/personal-link.ts'

/** Confirms a subscription for the button of its page. */
export async function confirm(request: Request): Promise<Response> {
  const refused = refuseOtherSites(request, routes.newsletterConfirm())
  if (refused) return refused
  const id = readLinkToken('confirm', readToken(request))
  const backend = id && getEmbeddedBackend()
  const isConfirmed = backend && (await backend.use('confirm', (db) => confirmSubscription(db, id)))
  return isConfirmed ? redirectTo(routes.newsletterSubscribed) : respondBrokenLink(request, routes.newsletterConfirm())
}

/**
 * Ends a subscription for the button of its page, or for a mail program's POST (RFC 8058), which has no cookies and no
 * origin.
 */
export async function end(request: Request): Promise<Response> {
  const id = readLinkToken('unsubscribe', readToken(request))
  const backend = id && getEmbeddedBackend()
  if (!backend) return respondBrokenLink(request, routes.newsletterEnd())
  await backend.use('unsubscribe', (db) => endSubscription(db, id))
  return wantsPage(request.headers) ? redirectTo(routes.newsletterEnded) : new Response('Unsubscribed.\n')
}

/** Redirects to the page with the button if a mail program without RFC 8058 opens the address of the POST. */
export const openEndPage = (request: Request): Response => redirectTo(routes.newsletterEnd(readToken(request)))
