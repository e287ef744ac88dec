import 'server-only'
import { getEmbeddedBackend } from '../../backend/index.ts'
import type { Database } from '../../db/database.ts'
import { readToken, redirectTo, refuseOtherSites, respondBrokenLink } from '../../forms/personal-page.ts'
import { wantsPage } from '../../forms/respond.ts'
import { type AlertAction, routes } from '../../routes.ts'
import { readLinkToken } from '../../security/personal-link.ts'
import { confirmAlert, endAlert, renewAlert } from './alerts.ts'

type Action = { done: 'confirmed' | 'ended' | 'renewed'; run: (db: Database, id: string) => Promise<boolean> }

const ACTIONS: Record<AlertAction, Action> = {
  confirm: { done: 'confirmed', run: confirmAlert },
  end: { done: 'ended', run: endAlert },
  renew: { done: 'renewed', run: renewAlert },
}

/** Handles the button of a link's page. Only `end` may also come from a mail program (RFC 8058), from anywhere. */
export const actOnAlert =
  (action: AlertAction) =>
  async (request: Request): Promise<Response> => {
    const refused = action === 'end' ? null : refuseOtherSites(request, routes.jobAlert(action))
    if (refused) return refused
    const { done, run } = ACTIONS[action]
    const id = readLinkToken(`alert-${action}`, readToken(request))
    const backend = id && getEmbeddedBackend()
    const isDone = backend && (await backend.use(`alert ${action}`, (db) => run(db, id)))
    if (!isDone) return respondBrokenLink(request, routes.jobAlert(action))
    return wantsPage(request.headers) ? redirectTo(routes.jobAlert(done)) : new Response('Done.\n')
  }

/** Redirects to the page with the button if a mail program without RFC 8058 opens the address of the POST. */
export const openAlertEndPage = (request: Request): Response => redirectTo(routes.jobAlert('end', readToken(request)))
