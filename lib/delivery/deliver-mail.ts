import type { Database } from '../db/database.ts'
import type { DeliveryRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import { log } from '../log.ts'
import type { Mail } from '../mail/message.ts'
import type { Mailer } from '../mail/send-mail.ts'
import { claim, settle } from './deliveries.ts'
import { noteSent } from './note-sent.ts'
import { deliverDue } from './send-with-retries.ts'

/** The number of emails that are sent at the same time. */
const PARALLEL = 5

/** Runs `act` on the database; `call` names it in the log. */
type Use = <Value>(call: string, act: (db: Database) => Promise<Value>) => Promise<Value>

/** Marks the address of a subscription or job alert that a mail server permanently refused: it gets no more mail. */
export async function markBounced(db: Database, id: string): Promise<void> {
  const bouncedAt = toIso(Date.now())
  for (const table of ['subscribers', 'jobAlerts'] as const)
    await db.updateTable(table).set({ bouncedAt }).where('id', '=', id).execute()
}

/** Stores the result of an attempt. An email to a candidate is listed with the time when it was sent. */
async function settleMail(
  db: Database,
  delivery: DeliveryRow,
  settlement: Parameters<typeof settle>[2],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isSettled = await settle(transaction, delivery, settlement)
    if (isSettled && settlement.state === 'sent') await noteSent(transaction, delivery.id)
  })
}

/** Sends all mail that is due. Throws what `use` throws. */
export async function deliverMail(use: Use, { send }: Pick<Mailer, 'send'>): Promise<void> {
  const sendBatch = () =>
    deliverDue({
      now: Date.now,
      claim: () => use('deliveries', (db) => claim(db, 'mail', PARALLEL)),
      async send({ payload, reference }) {
        // `enqueueMails` stored it.
        const attempt = await send(JSON.parse(payload) as Mail)
        if ('isBounce' in attempt) await use('bounce', (db) => markBounced(db, reference))
        return attempt
      },
      async settle(delivery, settlement) {
        await use('deliveries', (db) => settleMail(db, delivery, settlement))
        const { problem, state } = settlement
        if (problem)
          log.warn('mail not delivered', { delivery: delivery.id, problem, attempts: delivery.attempts, state })
      },
    })
  while ((await sendBatch()) > 0);
}
