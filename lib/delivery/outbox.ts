import type { Database } from '../db/database.ts'
import type { SubscriptionLinks } from '../mail/mails.ts'
import type { Mail } from '../mail/message.ts'
import { routes, toTokenQuery } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { enqueue } from './deliveries.ts'

/** The links in mail to a subscriber. */
export function toSubscriptionLinks(id: string, siteUrl: string): SubscriptionLinks {
  const end = toLinkToken('unsubscribe', id)
  return {
    confirm: siteUrl + routes.newsletterConfirm(toLinkToken('confirm', id)),
    end: siteUrl + routes.newsletterEnd(end),
    oneClickUnsubscribeUrl: siteUrl + routes.api.newsletterEnd + toTokenQuery(end),
  }
}

/** Stores mails for delivery (lib/delivery), in the transaction of what `reference` names. */
export const enqueueMails = (transaction: Database, mails: readonly Mail[], reference: string): Promise<void> =>
  enqueue(
    transaction,
    mails.map((mail) => ({ reference, recipient: mail.to.toLowerCase(), payload: mail })),
  )
