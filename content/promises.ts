import { keepsPromises } from '../lib/keeps-promises.ts'

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

/** A sentence that only a site that keeps its promises says, and otherwise `instead`. */
const promise = (sentence: string, instead = '') => (keepsPromises() ? sentence : instead)

/** The promises of the site, in each place in which it makes them. No other text makes them in other words. */
export const promises = {
  deletion: {
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
    withdrawn: promise(
      `We delete what you sent ${toMonths(applicationMonths)} later. You can erase it yourself before.`,
    ),
  },
} as const
