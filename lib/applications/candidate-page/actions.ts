import 'server-only'
import { getEmbeddedBackend } from '../../backend/index.ts'
import { record } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import { enqueueMails } from '../../delivery/deliveries.ts'
import { getEnv, sendsMail } from '../../env.ts'
import { readToken, redirectPersonal, refuseOtherSites, respondPersonalPage } from '../../forms/personal-page.ts'
import type { ApplicationState } from '../../limits.ts'
import { toWithdrawalMails } from '../../mail/mails.ts'
import { routes } from '../../routes.ts'
import { readLinkToken } from '../../security/personal-link.ts'
import { erase as eraseSubject } from '../erase.ts'
import { UNDO_MS } from '../shown-state.ts'

/** States in which there is nothing to withdraw. */
export const ENDED_STATES: readonly ApplicationState[] = ['hired', 'declined', 'withdrawn']

/** Who acted, for the audit list. */
const CANDIDATE = { name: 'The candidate', role: 'candidate' } as const

type Act = 'withdrawn' | 'erased'

/** Tells hiring about it without a name, in the transaction of the act. */
async function notifyHiring(db: Database, act: Act, about: { job: string; reference: string }): Promise<void> {
  const env = getEnv()
  if (sendsMail(env)) await enqueueMails(db, toWithdrawalMails(act, about, env), about.reference)
}

/** Withdraws the application of a link, once; it shows in the Studio as withdrawn. */
export async function withdraw(request: Request): Promise<Response> {
  const refused = refuseOtherSites(request, routes.application())
  if (refused) return refused
  const token = readToken(request)
  const reference = readLinkToken('application', token)
  const own = reference ? getEmbeddedBackend() : null
  if (!own || !reference) return respondPersonalPage(routes.application(), null)
  const now = Date.now()
  const at = new Date(now).toISOString()
  await own.use('withdraw', (db) =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('applications')
        .set({ state: 'withdrawn', stateAt: at, formerState: 'withdrawn', formerAt: at })
        .where('reference', '=', reference)
        // The state that the candidate sees counts: one that can still be undone decides nothing.
        .where(({ or, and, eb }) =>
          or([
            eb('state', 'not in', ENDED_STATES),
            and([eb('formerState', 'not in', ENDED_STATES), eb('stateAt', '>', new Date(now - UNDO_MS).toISOString())]),
          ]),
        )
        .returning('jobTitle')
        .executeTakeFirst()
      if (!row) return
      await record(transaction, CANDIDATE, 'withdraw', `application ${reference}`)
      await notifyHiring(transaction, 'withdrawn', { job: row.jobTitle, reference })
    }),
  )
  return redirectPersonal(routes.application(token))
}

/** Erases the application of a link with its files. The link then leads nowhere. */
export async function erase(request: Request): Promise<Response> {
  const refused = refuseOtherSites(request, routes.application())
  if (refused) return refused
  const reference = readLinkToken('application', readToken(request))
  const own = reference ? getEmbeddedBackend() : null
  if (!own || !reference) return respondPersonalPage(routes.application(), null)
  await own.use('erase', async (db, files) => {
    const query = db.selectFrom('applications').select('jobTitle').where('reference', '=', reference)
    const row = await query.executeTakeFirst()
    if (!row) return
    await eraseSubject(db, files, reference, {
      async record(transaction) {
        await record(transaction, CANDIDATE, 'erase', `application ${reference}`)
        await notifyHiring(transaction, 'erased', { job: row.jobTitle, reference })
      },
    })
  })
  return redirectPersonal(routes.applicationErased)
}
