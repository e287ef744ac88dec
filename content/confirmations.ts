import { routes } from '../lib/routes.ts'
import type { Link } from './copy-types.ts'
import { toSubscribed } from './newsletter.ts'

type Confirmation = { title: string; text: string; action: Link }

/** Pages after a form for visitors without scripts. */
export const confirmations = {
  contactSent: {
    title: 'Your message has been sent',
    text: 'You will hear from a person, usually on the same working day. There is nothing else you need to do.',
    action: { label: 'Go to the home page', href: routes.home },
  },
  subscribed: {
    title: 'You are subscribed',
    get text() {
      return toSubscribed()
    },
    action: { label: 'Read the blog meanwhile', href: routes.blog },
  },
} satisfies Record<string, Confirmation>
