import { company } from '../../content/company.ts'
import { mail } from '../../content/mail.ts'
import type { IssueRow } from '../db/schema.ts'
import { renderListMail, type SubscriptionLinks } from './mails.ts'
import { fill, type Mail, type Part } from './message.ts'

/** A post in a newsletter issue. `card` is the full address of its social card. Issues that were sent earlier have none. */
export type IssuePost = { title: string; text: string; href: string; card?: string | undefined }

/** Returns an issue of the newsletter for one subscriber. Without links it is a test. */
export function toIssueMail(
  email: string,
  { subject, introduction, posts }: Pick<IssueRow, 'subject' | 'introduction'> & { posts: readonly IssuePost[] },
  links?: Pick<SubscriptionLinks, 'end' | 'oneClickUnsubscribeUrl'>,
): Mail {
  const paragraphs = introduction.split(/\n{2,}/).filter((text) => text.trim() !== '')
  const parts: Part[] = [
    { kind: 'title', text: subject },
    ...paragraphs.map((text): Part => ({ kind: 'text', text: text.trim() })),
    ...posts.map(({ title, text, href, card }): Part => {
      const picture = card ? { src: card, alt: fill(mail.issue.picture, { title }) } : undefined
      return { kind: 'link', label: title, href, text, picture }
    }),
    links
      ? { kind: 'small', text: mail.issue.small, link: { label: mail.issue.end, href: links.end } }
      : { kind: 'small', text: mail.issue.test },
  ]
  const title = links ? subject : fill(mail.issue.testSubject, { subject })
  return renderListMail(email, title, parts, {
    matter: 'issue',
    replyTo: company.emails.hello,
    oneClickUnsubscribeUrl: links?.oneClickUnsubscribeUrl,
  })
}
