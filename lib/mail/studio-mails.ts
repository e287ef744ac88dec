import { mail as copy } from '../../content/mail.ts'
import { studioMails } from '../../content/studio-mails.ts'
import { type Mail, renderMail, toParagraph } from './message.ts'

type Recipient = { name: string; email: string }

/** Returns the email with a link that someone asked for to sign in. `href` holds a secret. */
export function toLinkMail({ name, email }: Recipient, href: string): Mail {
  const { subject, text, button, small } = studioMails.link
  return renderMail(email, subject, [
    toParagraph(copy.greeting, { name }),
    { kind: 'text', text },
    { kind: 'button', label: button, href },
    { kind: 'small', text: small },
  ])
}

/** Returns the email to a person's former address, whose links go elsewhere now. */
export function toFormerAddressMail({ name, email }: Recipient, by: string): Mail {
  const { subject, text, small } = studioMails.formerAddress
  return renderMail(email, subject, [
    toParagraph(copy.greeting, { name }),
    toParagraph(text, { by }),
    { kind: 'small', text: small },
  ])
}

/** Returns the email with an invitation. `href` holds a secret. */
export function toInvitationMail(
  { name, email }: Recipient,
  { href, by, life }: { href: string; by: string; life: keyof typeof studioMails.invitation.lives },
): Mail {
  const { subject, text, lives, button, small } = studioMails.invitation
  return renderMail(email, subject, [
    toParagraph(copy.greeting, { name }),
    toParagraph(text, { by, life: lives[life] }),
    { kind: 'button', label: button, href },
    { kind: 'small', text: small },
  ])
}
