import { routes, toTokenQuery } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import type { SubscriptionLinks } from './mails.ts'

/** Returns the links in mail to a subscriber. */
export function toSubscriptionLinks(id: string, siteUrl: string): SubscriptionLinks {
  const end = toLinkToken('unsubscribe', id)
  return {
    confirm: siteUrl + routes.newsletterConfirm(toLinkToken('confirm', id)),
    end: siteUrl + routes.newsletterEnd(end),
    oneClickUnsubscribeUrl: siteUrl + routes.api.newsletterEnd + toTokenQuery(end),
  }
}
