import { subscription } from '../../content/subscription.ts'
import type { MailSettings, SubscriptionLinks } from '../../mail/mails.ts'
import { toApplicationMails, toContactMails, toSubscriptionMail, toWithdrawalMails } from '../../mail/mails.ts'
import type { Mail } from '../../mail/message.ts'
import { routes, toTokenQuery } from '../../routes.ts'
import { toLinkToken } from '../../security/personal-link.ts'
import type { Candidate, ContactMessage } from '../contract.ts'
import type { Database } from './database.ts'
import { enqueue } from './deliveries.ts'
import type { SubscriberRow } from './schema.ts'

type Subscriber = Pick<SubscriberRow, 'id' | 'email'>

/** Mail for what is stored, written in its transaction. Each call returns what to tell the sender; empty without mail. */
export type Outbox = {
  addApplication(db: Database, candidate: Candidate, about: { job: string; reference: string }): Promise<string>
  addContact(db: Database, message: ContactMessage, reference: string): Promise<string>
  /** Asks for confirmation, unless there is nobody to ask. Without it, an address counts as confirmed at once. */
  addSubscription?(db: Database, subscriber: Subscriber | null): Promise<string>
}

/** For a site without mail. */
export const noOutbox: Outbox = { addApplication: async () => '', addContact: async () => '' }

const toDeliveries = (mails: readonly Mail[], reference: string) =>
  mails.map((mail) => ({ reference, recipient: mail.to.toLowerCase(), payload: mail }))

/** The links in mail to a subscriber. */
export function toSubscriptionLinks(id: string, siteUrl: string): SubscriptionLinks {
  const end = toLinkToken('unsubscribe', id)
  return {
    confirm: siteUrl + routes.newsletterConfirm(toLinkToken('confirm', id)),
    end: siteUrl + routes.newsletterEnd(end),
    endAtOnce: siteUrl + routes.api.newsletterEnd + toTokenQuery(end),
  }
}

/** Stores mails for what `reference` names, in its transaction. */
export const enqueueMails = (transaction: Database, mails: readonly Mail[], reference: string): Promise<void> =>
  enqueue(transaction, toDeliveries(mails, reference))

/** Stores mail for delivery (lib/delivery). */
export const createOutbox = (settings: MailSettings): Outbox => ({
  async addApplication(db, candidate, { job, reference }) {
    const studioPath = routes.studio.application(reference)
    const ownPath = routes.application(toLinkToken('application', reference))
    await enqueueMails(db, toApplicationMails({ candidate, job, reference, studioPath, ownPath }, settings), reference)
    return 'You will receive an email confirmation shortly.'
  },
  async addContact(db, message, reference) {
    await enqueueMails(db, toContactMails(message, reference, settings), reference)
    return 'A copy is on its way to your email address.'
  },
  async addSubscription(db, subscriber) {
    if (subscriber) {
      const { id, email } = subscriber
      await enqueueMails(db, [toSubscriptionMail(email, toSubscriptionLinks(id, settings.siteUrl))], id)
    }
    return subscription.message
  },
})

/** Tells hiring what a candidate did on the own page, without a name; written in the transaction of the deed. */
export async function tellHiring(
  transaction: Database,
  act: 'withdrawn' | 'erased',
  about: { job: string; reference: string },
  settings: MailSettings,
): Promise<void> {
  await enqueueMails(transaction, toWithdrawalMails(act, about, settings), about.reference)
}
