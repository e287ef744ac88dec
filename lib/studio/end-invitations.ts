import 'server-only'
import { getEmbeddedBackend } from '../backend/index.ts'
import { record } from '../db/audit.ts'
import { readToken, redirectTo, respondBrokenLink } from '../forms/personal-page.ts'
import { wantsPage } from '../forms/respond.ts'
import { routes } from '../routes.ts'
import { readLinkToken } from '../security/personal-link.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const CANDIDATE = { name: 'The candidate', role: 'candidate' } as const

/**
 * Ends invitations to other positions, for the page's button or a mail program's POST (RFC 8058), which has no cookies
 * and no origin.
 */
export async function endInvitations(request: Request): Promise<Response> {
  const reference = readLinkToken('invitations-end', readToken(request))
  const backend = reference && getEmbeddedBackend()
  if (!backend) return respondBrokenLink(request, routes.invitationsEnd())
  await backend.use('end invitations', (db) =>
    db.transaction().execute(async (transaction) => {
      const changed = await withdrawConsent(transaction, reference)
      if (changed.includes(reference))
        await record(transaction, CANDIDATE, 'end invitations of', `application ${reference}`)
    }),
  )
  return wantsPage(request.headers) ? redirectTo(routes.invitationsEnded) : new Response('Unsubscribed.\n')
}

/** Redirects to the page with the button if a mail program without RFC 8058 opens the POST's address. */
export const openEndPage = (request: Request): Response => redirectTo(routes.invitationsEnd(readToken(request)))
