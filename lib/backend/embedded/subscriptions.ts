import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { subscription } from '../../../content/subscription.ts'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/is-postgres.ts'
import { enqueueMails } from '../../delivery/deliveries.ts'
import { toIso } from '../../format/date.ts'
import { type MailSettings, toSubscriptionMail } from '../../mail/mails.ts'
import { toSubscriptionLinks } from '../../mail/subscription-links.ts'
import type { Receipt, SendContext } from '../contract.ts'
import { toSignals } from './check-submission.ts'
import { runOnce } from './receipts.ts'

/** The pause before the same person is asked again. Without it, anyone could fill another person's mailbox. */
const ASK_AGAIN_MS = 60 * 60_000

// Written so that each database engine can use its index.
const hasEmail = (db: Database, email: string) =>
  isPostgres(db) ? sql<boolean>`lower(email) = lower(${email})` : sql<boolean>`email = ${email}`

/** Stores an address. Returns its row if an email should ask for confirmation now. */
async function add(db: Database, email: string, signals: string, isConfirmed: boolean) {
  const now = Date.now()
  const at = toIso(now)
  const id = randomBytes(16).toString('hex')
  const added = await db
    .insertInto('subscribers')
    .values({ email, subscribedAt: at, signals, id, confirmedAt: isConfirmed ? at : null, bouncedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()
  // An address that refused mail before may work again, so its owner is asked again.
  const unconfirmed = db
    .updateTable('subscribers')
    .where((or) => or('confirmedAt', 'is', null).or('bouncedAt', 'is not', null))
    .where(hasEmail(db, email))
  if (isConfirmed) await unconfirmed.set({ confirmedAt: at, bouncedAt: null }).execute()
  if (added || isConfirmed) return added
  return unconfirmed
    .set({ subscribedAt: at })
    .where('subscribedAt', '<', toIso(now - ASK_AGAIN_MS))
    .returning(['id', 'email'])
    .executeTakeFirst()
}

/**
 * Subscribes an address to the newsletter; if mail is configured, only after its owner confirms. The answer does not
 * reveal whether the address was known.
 */
export async function subscribe(
  db: Database,
  address: string,
  context: SendContext,
  mail?: MailSettings,
): Promise<Receipt> {
  const body = { email: address }
  return runOnce(db, { call: 'subscribe', key: context.idempotencyKey, body }, async (transaction) => {
    const subscriber = await add(transaction, address, toSignals(context), !mail)
    if (!mail) return { message: 'You are subscribed.', reference: null }
    if (subscriber) {
      const { id, email } = subscriber
      await enqueueMails(transaction, [toSubscriptionMail(email, toSubscriptionLinks(id, mail.SITE_URL))], id)
    }
    return { message: subscription.message, reference: null }
  })
}

/** Confirms a subscription. Returns false if it no longer exists. */
export async function confirmSubscription(db: Database, id: string): Promise<boolean> {
  const confirmedAt = sql<string>`coalesce("confirmedAt", ${toIso(Date.now())})`
  const query = db.updateTable('subscribers').set({ confirmedAt, bouncedAt: null }).where('id', '=', id).returning('id')
  return (await query.executeTakeFirst()) !== undefined
}

/** Removes a subscription and its unsent email. Safe to repeat. */
export async function endSubscription(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('deliveries').where('reference', '=', id).execute()
    await transaction.deleteFrom('subscribers').where('id', '=', id).execute()
  })
}
