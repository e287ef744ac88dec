import { type AlertAction, routes, toTokenQuery } from '../../routes.ts'
import { toLinkToken } from '../../security/personal-link.ts'

/** The handlers behind the pages that an alert's mail links to. */
export const ALERT_ACTIONS: Record<AlertAction, string> = {
  confirm: routes.api.jobAlertConfirm,
  end: routes.api.jobAlertEnd,
  renew: routes.api.jobAlertRenew,
}

/** The links of an alert's mails; `oneClickUnsubscribeUrl` is for mail programs (RFC 8058). */
export const toAlertLinks = (id: string, siteUrl: string) => {
  const toPage = (act: AlertAction) => siteUrl + routes.jobAlert(act, toLinkToken(`alert-${act}`, id))
  return {
    confirm: toPage('confirm'),
    end: toPage('end'),
    renew: toPage('renew'),
    oneClickUnsubscribeUrl: siteUrl + ALERT_ACTIONS.end + toTokenQuery(toLinkToken('alert-end', id)),
    careers: siteUrl + routes.careers,
  }
}
