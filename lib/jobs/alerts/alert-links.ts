import { type AlertAction, routes, toTokenQuery } from '../../routes.ts'
import { readLinkToken, toLinkToken } from '../../security/personal-link.ts'

const CALLS: Record<AlertAction, string> = {
  confirm: routes.api.jobAlertConfirm,
  end: routes.api.jobAlertEnd,
  renew: routes.api.jobAlertRenew,
}

export const isAlertAction = (word: string): word is AlertAction => Object.hasOwn(CALLS, word)

/** Returns the address that the button of a link's page posts to; `null` if the link does not work. */
export const toAlertCall = (action: AlertAction, token: string): string | null =>
  readLinkToken(`alert-${action}`, token) === null ? null : CALLS[action] + toTokenQuery(token)

/** The links of an alert's emails; `oneClickUnsubscribeUrl` is for mail programs (RFC 8058). */
export const toAlertLinks = (id: string, siteUrl: string) => {
  const toPage = (action: AlertAction) => siteUrl + routes.jobAlert(action, toLinkToken(`alert-${action}`, id))
  return {
    confirm: toPage('confirm'),
    end: toPage('end'),
    renew: toPage('renew'),
    oneClickUnsubscribeUrl: siteUrl + CALLS.end + toTokenQuery(toLinkToken('alert-end', id)),
    careers: siteUrl + routes.careers,
  }
}
