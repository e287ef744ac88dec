import { company } from './company.ts'

/** The page for a fault of ours. `number` is followed by what the log calls the request. */
export const fault = {
  title: 'Something broke on our side',
  text: 'It is not your fault, and it has been noted. Try again in a minute.',
  number: `If it stays broken, write to ${company.emails.support} and name this number:`,
  action: 'Go to the home page',
}
