import 'server-only'
import { getEmbeddedBackend } from '../../backend/index.ts'
import type { Database } from '../../db/database.ts'
import { readToken, redirectPersonal, refuseOtherSites, respondPersonalPage } from '../../forms/personal-page.ts'
import { wantsPage } from '../../forms/respond.ts'
import { type AlertAction, routes, toTokenQuery } from '../../routes.ts'
import { readLinkToken } from '../../security/personal-link.ts'
import { confirmAlert, endAlert, renewAlert } from './alerts.ts'
import { ALERT_ACTIONS } from './links.ts'

/* A mail program or a scanner may open every link, so a GET changes nothing: the pages have a button. */

type Act = { done: 'confirmed' | 'ended' | 'renewed'; run: (db: Database, id: string) => Promise<boolean> }

const ACTS: Record<AlertAction, Act> = {
  confirm: { done: 'confirmed', run: confirmAlert },
  end: { done: 'ended', run: endAlert },
  renew: { done: 'renewed', run: renewAlert },
}

const isAct = (word: string): word is AlertAction => Object.hasOwn(ACTS, word)

/** The page that a link of an alert's mail opens. */
export async function respondAlertPage(act: string, token: string): Promise<Response> {
  if (!isAct(act)) return new Response(null, { status: 303, headers: { location: routes.careers } })
  const isValid = readLinkToken(`alert-${act}`, token) !== null
  return respondPersonalPage(
    routes.jobAlert(act),
    isValid ? { actions: { go: ALERT_ACTIONS[act] + toTokenQuery(token) } } : null,
  )
}

/** Handles the button of such a page. Only `end` may also come from a mail program (RFC 8058), from anywhere. */
export const actOnAlert =
  (act: AlertAction) =>
  async (request: Request): Promise<Response> => {
    const refused = act === 'end' ? null : refuseOtherSites(request, routes.jobAlert(act))
    if (refused) return refused
    const { done, run } = ACTS[act]
    const id = readLinkToken(`alert-${act}`, readToken(request))
    const own = id && getEmbeddedBackend()
    const isDone = own && (await own.use(`alert ${act}`, (db) => run(db, id)))
    if (!isDone) return respondPersonalPage(routes.jobAlert(act), null)
    return wantsPage(request.headers) ? redirectPersonal(routes.jobAlert(done)) : new Response('Done.\n')
  }

/** A mail program without RFC 8058 opens the address of the POST: its reader gets the page. */
export const openAlertEndPage = (request: Request): Response =>
  redirectPersonal(routes.jobAlert('end', readToken(request)))
