import type { ApplicationState } from '../lib/limits.ts'
import { routes } from '../lib/routes.ts'
import { application } from './careers.ts'
import { company } from './company.ts'
import { promises } from './promises.ts'

const { emails } = company
const reviewed = promises.firstAnswer.review
const contacted = promises.answer.contact

/** The copy of the candidate's page. */
export const candidatePage = {
  title: 'Your application',
  open: application.done.candidatePage,
  facts: {
    job: 'Position',
    received: 'Received',
    reference: 'Reference',
    next: 'What comes next',
    erased: 'Deleted by us on',
  },
  answersTitle: 'What you sent',
  mailsTitle: 'What we wrote to you',
  withdraw: {
    open: 'Withdraw the application',
    text: `We stop considering you for this position. ${promises.deletion.withdrawn}`,
    button: 'Withdraw it now',
  },
  erase: {
    open: 'Erase everything you sent',
    text: 'This removes the application with its answers and files for good, and withdraws it. Nobody can bring it back. Backups made before keep it until they expire.',
    button: 'Erase it for good',
  },
  renew: {
    open: 'Keep it for other positions',
    text: promises.deletion.renew,
    button: 'Keep it',
  },
  /** What the Studio shows as the reason when a candidate pressed the button of `renew`. */
  renewed: 'The candidate asked us to keep it.',
  get missing() {
    return `This link does not work. It may be incomplete, or the application has been erased. Questions? Write to ${emails.careers}.`
  },
  back: { label: 'Open positions', href: routes.careers },
  erased: {
    title: 'Your application has been erased',
    text: 'Your answers and files are gone from our server. Thank you for having thought of us.',
    action: { label: 'Go to the home page', href: routes.home },
  },
}

/** The meaning of each state for the candidate, and the next step. */
export const candidateStates: Record<ApplicationState, { text: string; next: string }> = {
  new: { text: 'Your application has arrived.', next: reviewed },
  'in review': { text: 'We are reading your application.', next: contacted },
  interview: {
    text: 'We would like to talk with you.',
    get next() {
      return `We write to you to find a time. Nothing from us yet? Write to ${emails.careers}.`
    },
  },
  offer: {
    text: 'We would like to work with you.',
    next: 'We discuss the offer with you in person. There is nothing to do on this page.',
  },
  hired: { text: 'You have the position. Welcome!', next: 'We write to you about your first day.' },
  declined: {
    text: 'We decided not to go on with this application. Thank you for the time and care that you gave it.',
    get next() {
      return `You are welcome to apply for another position. If you want to know our reasons, write to ${emails.careers}.`
    },
  },
  withdrawn: {
    text: 'You withdrew this application.',
    next: 'Nothing. You are welcome to apply again, for this position or another one.',
  },
}
