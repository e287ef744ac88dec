import { sendsMail } from '../env.ts'
import { routes } from '../routes.ts'
import { unsubscribing } from './newsletter.ts'
import type { Link } from './types.ts'

type Confirmation = { title: string; text: string; action: Link }

/** Pages on which forms end, and the newsletter's own page, for visitors without scripts. */
export const confirmations = {
  contactSent: {
    title: 'Your message has been sent',
    text: 'You will hear from a person, usually on the same working day. There is nothing else you need to do.',
    action: { label: 'Go to the home page', href: routes.home },
  },
  subscribed: {
    title: 'You are subscribed',
    text: sendsMail()
      ? `The next issue comes when there is something new to read. ${unsubscribing}`
      : `We keep your address, and issues come later. ${unsubscribing}`,
    action: { label: 'Read the blog meanwhile', href: routes.blog },
  },
} satisfies Record<string, Confirmation>
