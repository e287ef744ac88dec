import { routes } from '../lib/routes.ts'
import { company } from './company.ts'

const { name } = company
const back = { label: 'Open positions', href: routes.careers }
const incomplete = 'This link does not work. It may be incomplete, or the alert has ended.'

/** The copy of job alerts. Only a site that sends mail shows it. */
export const jobAlerts = {
  form: {
    title: 'Get new positions by email',
    text: 'We write when a position opens that fits. You confirm the address first; each email has a link that ends the alert, and it ends by itself after a year.',
    department: 'Department',
    all: 'All departments',
    words: 'With these words',
    wordsHint: 'A title, a skill or a place. Leave it empty for all positions.',
    often: 'How often',
    frequencies: [
      { value: 'weekly', label: 'Once a week, if there is something new' },
      { value: 'at-once', label: 'At once, for each new position' },
    ],
    email: 'Email address',
    button: 'Send me new positions',
    /** For assistants that fill in the form. */
    tool: 'Ask for emails about new positions. The visitor sends the form.',
  },
  /** Responses to scripts. */
  message: 'Almost done. If this alert is new to us, an email with a link to confirm it is on its way.',
  asked: {
    title: 'One more step',
    text: 'If this alert is new to us, an email is on its way. Open its link to confirm the address. Nothing there? Check your spam folder.',
    action: back,
  },
  confirm: {
    title: 'Confirm your job alert',
    text: 'Press the button, and we write to the address to which we sent this link when a position opens that fits.',
    button: 'Confirm the alert',
    missing: `${incomplete} Without a confirmation, that is after a week: then ask for a new one below the open positions.`,
    back,
  },
  confirmed: {
    title: 'Your job alert is set',
    text: 'We write when a position opens that fits, for a year. Each email has a link that ends the alert.',
    action: back,
  },
  end: {
    title: 'End your job alert',
    text: 'Press the button, and we delete the alert with its address.',
    button: 'End the alert',
    missing: incomplete,
    back,
  },
  ended: {
    title: 'Your job alert has ended',
    text: 'The alert and its address have been deleted.',
    action: back,
  },
  renew: {
    title: 'Renew your job alert',
    text: 'Press the button, and the alert goes on for another year.',
    button: 'Renew the alert',
    missing: incomplete,
    back,
  },
  renewed: {
    title: 'Your job alert goes on',
    text: 'We keep writing for another year, when a position opens that fits.',
    action: back,
  },
  /** The emails. `{…}` is replaced. */
  mail: {
    all: 'all positions',
    department: 'positions in {department}',
    words: '{positions} with “{words}”',
    ask: {
      subject: 'Confirm your job alert',
      text: `This address was entered on the site of ${name} to hear of new positions: {wish}. Do you want that?`,
      button: 'Confirm the alert',
      small: 'If you did not ask for it, do nothing: without a confirmation we delete the address after a week.',
      end: 'Remove it now',
    },
    found: {
      one: 'New position: {job}',
      many: `{count} new positions at ${name}`,
      text: 'New since our last email to you. Your alert: {wish}.',
      more: 'All {count} are on our careers page',
      small: 'The alert ends on {day} by itself.',
      end: 'End it now',
    },
    renewal: {
      subject: 'Your job alert ends on {day}',
      text: 'You asked us to write of new positions: {wish}. The alert ends on {day}, so that we write to nobody who has forgotten it. Shall it go on for another year?',
      button: 'Renew the alert',
      small: 'Otherwise, do nothing.',
      end: 'End it now',
    },
  },
} as const
