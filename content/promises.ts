import { keepsPromises } from '../lib/keeps-promises.ts'
import { company } from './company.ts'

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const toWord = (number: number) => NUMBERS[number] ?? String(number)
const toMonths = (number: number) => `${toWord(number)} month${number === 1 ? '' : 's'}`

/** How long the site keeps what people send. Change a number here: the sentences and the erasing follow. */
export const RETENTION = {
  /** From the decision about an application, or its withdrawal. */
  applicationMonths: 12,
  /** The days before that in which the Studio lists it, and candidates who agreed to hear from us are asked to renew. */
  noticeDays: 30,
  /** From the arrival of a contact message. */
  messageMonths: 24,
} as const

const { applicationMonths, messageMonths } = RETENTION
const { reviewTime, reviewDays } = company

/** A sentence of a site that keeps its promises itself; with another backend `instead`. */
const promise = (sentence: string, instead = '') => (keepsPromises() ? sentence : instead)

/**
 * The promises of the site. `label` names one in the Studio; `duty` is the code that keeps it, and lib/studio/promises.ts
 * measures it under the same name. The other texts are its sentences: no page says the same in other words.
 */
export const promises = {
  firstAnswer: {
    label: `A first answer within ${reviewTime}`,
    duty: 'lib/applications/answer-times.ts: selectUnanswered',
    review: promise(`We will review your application within ${reviewTime}.`),
    process: promise(
      `Two people from the team read what you sent, within ${reviewTime}.`,
      'Two people from the team read what you sent.',
    ),
  },
  answer: {
    label: 'An answer to everyone',
    duty: 'lib/studio/waiting-candidates.ts: isOverdue',
    contact: promise(
      'We will contact you if you are selected for an interview, and write to you if you are not.',
      'We will contact you if you are selected for an interview.',
    ),
    seo: promise('Four steps and an answer after each.', 'Four steps.'),
    process: promise(
      'Four steps, two to four weeks, and an answer after each of them.',
      'Four steps, two to four weeks.',
    ),
  },
  deletion: {
    label: `Applications are deleted ${toMonths(applicationMonths)} after the decision`,
    duty: 'lib/applications/retention.ts: eraseExpired',
    jobPage: promise(`We delete it ${toMonths(applicationMonths)} after the decision.`),
    applications: promise(
      `Until ${toMonths(applicationMonths)} after the decision or your withdrawal, or until you ask us to erase it`,
      'Until you ask us to erase it',
    ),
    messages: promise(
      `Until ${toMonths(messageMonths)} after it arrived, or until you ask us to delete it`,
      'Until you ask us to delete it',
    ),
    pool: promise(
      `Until you object, or ${toMonths(applicationMonths)} after the decision or your last renewal`,
      'Until you object',
    ),
    renew: promise(
      `You agreed to hear from us about other positions. Press the button, and we keep the application for another ${toMonths(applicationMonths)}. Otherwise, do nothing.`,
    ),
    withdrawn: promise(
      `We delete what you sent ${toMonths(applicationMonths)} later. You can erase it yourself before.`,
    ),
  },
  newsletter: {
    label: 'At most one issue of the newsletter a week',
    duty: 'lib/newsletter/issue-pause.ts: isTooSoon',
    /** Between two issues. */
    days: 7,
    text: promise(
      'Tutorials, essays and case studies in one email, at most once a week and only when there is something new.',
      'Tutorials, essays and case studies in one email, only when there is something new.',
    ),
  },
  unclaimedFiles: {
    label: 'Files without an application are removed after a day',
    duty: 'lib/backend/embedded/prune.ts: prune',
    kept: promise('A day, until the next clearing of unclaimed files', 'Until it is cleared'),
  },
} as const

export type PromiseId = keyof typeof promises

export const promiseIds = Object.keys(promises) as PromiseId[]

/** Returns the counted line of the careers page. */
export const toAnswerLine = ({ percent, median }: { percent: number; median: number }): string =>
  `${percent} % answered within ${toWord(reviewDays)} business days, median ${toWord(median)}; counted over twelve months.`
