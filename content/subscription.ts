import { sendsMail } from '../lib/env.ts'
import { routes } from '../lib/routes.ts'
import { confirmations } from './confirmations.ts'

const back = { label: 'Subscribe again', href: routes.newsletter }
const read = { label: 'Read the blog', href: routes.blog }

/** The pages behind the links of newsletter emails. */
export const subscription = {
  /** The response to the form on a site that sends mail. */
  message: 'Almost done. If this address is new to us, an email with a link to confirm it is on its way.',
  asked: sendsMail()
    ? {
        title: 'One more step',
        text: 'If this address is new to us, an email is on its way. Open its link to confirm the subscription. Nothing there? Check your spam folder.',
        action: read,
      }
    : confirmations.subscribed,
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button, and you get the newsletter at the address to which we sent this link.',
    button: 'Confirm the subscription',
    missing: 'This link does not work. It may be incomplete, or older than a week: then subscribe again.',
    back,
  },
  end: {
    title: 'End your subscription',
    text: 'Press the button, and we delete your address from the list of the newsletter.',
    button: 'Unsubscribe',
    missing: 'This link does not work. Open the whole link from the email, or reply and ask us to unsubscribe you.',
    back,
  },
  ended: {
    title: 'You are unsubscribed',
    text: 'Your address has been deleted from the list. You will receive no more issues.',
    action: read,
  },
} as const
