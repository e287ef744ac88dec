import { company } from './company.ts'

/** The page for a fault of ours. `number` is followed by what the log calls the request. */
export const fault = {
  title: 'Something went wrong on our side',
  text: 'It is not your fault, and it has been noted. Try again in a minute.',
  number: `If it happens again, write to ${company.emails.support} and quote this number:`,
  action: 'Go to the home page',
}
