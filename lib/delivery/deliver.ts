import 'server-only'
import type { EmbeddedBackend } from '../backend/embedded/index.ts'
import { markBounced } from '../backend/embedded/subscriptions.ts'
import { getEmbeddedBackend } from '../backend/index.ts'
import { getEnv } from '../env.ts'
import { sendAlerts } from '../jobs/alerts/send-alerts.ts'
import { log } from '../log.ts'
import type { Mail } from '../mail/message.ts'
import { createMailer } from '../mail/send-mail.ts'
import { sendIssues } from '../newsletter/send-issues.ts'
import { claim, settle } from './deliveries.ts'
import { toNextState } from './states.ts'
import { deliverDue, type Ports } from './worker.ts'

let mailer: ReturnType<typeof createMailer> | undefined

const createPorts = (own: EmbeddedBackend, { send }: ReturnType<typeof createMailer>): Ports => ({
  now: Date.now,
  claim: (most) => own.use('deliveries', (db) => claim(db, most)),
  // What enqueueMails stored.
  async send({ payload, reference }) {
    const attempt = await send(JSON.parse(payload) as Mail)
    if ('isBounce' in attempt) await own.use('bounce', (db) => markBounced(db, reference))
    return attempt
  },
  async settle(delivery, { event, problem, nextAt }) {
    const state = toNextState('sending', event)
    await own.use('deliveries', (db) => settle(db, delivery, { state, problem, nextAt }))
    if (problem) log.warn('mail not delivered', { delivery: delivery.id, problem, attempts: delivery.attempts, state })
  },
})

/** Sends all mail that is due; null where no mail is configured. Throws BackendError. */
export async function deliverAll(): Promise<number | null> {
  const own = getEmbeddedBackend()
  const { SITE_URL, SMTP_URL, MAIL_FROM } = getEnv()
  if (!own || !SMTP_URL || !MAIL_FROM) return null
  mailer ??= createMailer(SMTP_URL, MAIL_FROM)
  const ports = createPorts(own, mailer)
  for (const store of [sendAlerts, sendIssues]) while ((await own.use('mail', (db) => store(db, SITE_URL))) > 0);
  let count = 0
  for (let sent = await deliverDue(ports); sent > 0; sent = await deliverDue(ports)) count += sent
  return count
}
