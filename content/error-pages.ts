import { company } from './company.ts'

/** The page for an internal error. `number` comes before the id of the request in the log. */
export const errorPage = {
  title: 'Something went wrong on our side',
  text: 'It is not your fault, and it has been noted. Try again in a minute.',
  get number() {
    return `If it happens again, write to ${company.emails.support} and quote this number:`
  },
  action: 'Go to the home page',
}
