import { company } from '../../content/company.ts'
import { jobAlerts } from '../../content/job-alerts.ts'
import type { Job } from '../backend/contract.ts'
import type { JobAlertRow } from '../db/schema.ts'
import { formatLongDate } from '../format/date.ts'
import { findEntry, lists } from '../listing/lists.ts'
import { renderListMail, toAskParts } from './mails.ts'
import { fill, type Mail, type Part, toParagraph } from './message.ts'

const { mail: copy } = jobAlerts

/** The maximum number of positions. Longer lists end with a link to the careers page. */
const MAX_JOBS = 20

type Links = Record<'confirm' | 'end' | 'renew' | 'oneClickUnsubscribeUrl' | 'careers', string>

/** Describes the positions of an alert. */
function toCriteriaText({ department, words }: Pick<JobAlertRow, 'department' | 'words'>): string {
  const label = findEntry(lists.departments, department)?.label
  const positions = label ? fill(copy.department, { department: label }) : copy.all
  return words ? fill(copy.words, { positions, words }) : positions
}

const toDay = ({ endsAt }: JobAlertRow) => formatLongDate(endsAt ?? '')

const render = (alert: JobAlertRow, subject: string, parts: Part[], { oneClickUnsubscribeUrl }: Links): Mail =>
  renderListMail(alert.email, subject, parts, {
    matter: 'alert',
    replyTo: company.emails.careers,
    oneClickUnsubscribeUrl,
  })

/** Returns the email that asks for confirmation of a job alert. */
export function toAskMail(alert: JobAlertRow, links: Links): Mail {
  const text = fill(copy.ask.text, { wish: toCriteriaText(alert) })
  return render(alert, copy.ask.subject, toAskParts({ ...copy.ask, text }, links.confirm, links.end), links)
}

/** Returns the email about positions that opened. */
export function toFoundMail(alert: JobAlertRow, jobs: (Job & { href: string })[], links: Links): Mail {
  const { one, many, text, more, small, end } = copy.found
  const count = String(jobs.length)
  const subject = jobs.length === 1 ? fill(one, { job: jobs[0]?.title ?? '' }) : fill(many, { count })
  const parts: Part[] = [
    toParagraph(text, { wish: toCriteriaText(alert) }),
    ...jobs.slice(0, MAX_JOBS).map(
      ({ title, href, location, jobType, salary }): Part => ({
        kind: 'link',
        label: title,
        href,
        text: [location, jobType, salary].filter(Boolean).join(' · '),
      }),
    ),
    ...(jobs.length > MAX_JOBS ? [{ kind: 'button' as const, label: fill(more, { count }), href: links.careers }] : []),
    { kind: 'small', text: fill(small, { day: toDay(alert) }), link: { label: end, href: links.end } },
  ]
  return render(alert, subject, parts, links)
}

/** Returns the email that is sent before an alert ends. */
export function toRenewalMail(alert: JobAlertRow, links: Links): Mail {
  const { renewal } = copy
  const day = toDay(alert)
  const text = fill(renewal.text, { wish: toCriteriaText(alert), day })
  return render(alert, fill(renewal.subject, { day }), toAskParts({ ...renewal, text }, links.renew, links.end), links)
}
