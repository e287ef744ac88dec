import { routes } from '../lib/routes.ts'
import type { MailTemplate } from './candidate-mails.ts'

/** The shortest time between two invitations of one person, in days. */
export const INVITATION_DAYS = 30

/** The email that invites someone who agreed to hear of other positions. */
export const invitationMail: MailTemplate = {
  label: 'Invitation',
  subject: 'A position for you? {job}',
  text: 'Dear {name},\n\nWhen you applied, you agreed to hear from us about other positions. We are looking for someone for “{job}”, and thought of you.\n\n{personal}\n\nIf it interests you, apply on the page of the position. If it does not, do nothing.\n\nWith kind regards,\n{company}',
}

/** The links of that email. */
export const invitationLinks = {
  position: 'See the position',
  end: 'Please do not write to me about other positions again',
  endText: 'You no longer want to hear of other positions?',
} as const

/** The pages behind the link to end invitations. */
export const invitationsEnd = {
  ask: {
    title: 'No more invitations',
    text: 'Press the button, and we do not write to you about other positions again. This applies to all your applications. They stay as they are, but we do not keep them longer for other positions.',
    button: 'Do not write to me again',
    missing:
      'This link does not work. Open the whole link from the email, or reply and ask us not to write to you again.',
    back: { label: 'See the open positions', href: routes.careers },
  },
  done: {
    title: 'We will not write to you again',
    text: 'We no longer write to you about other positions. Your applications stay as they are. If you apply again, you decide again.',
    action: { label: 'See the open positions', href: routes.careers },
  },
} as const
