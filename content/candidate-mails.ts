import { promises } from './promises.ts'

/** An email to candidates. Empty lines separate paragraphs; `{name}` and so on are replaced (MAIL_PLACEHOLDERS). */
export type MailTemplate = { label: string; subject: string; text: string }

/** The placeholders of a template, each with what replaces it. */
export const MAIL_PLACEHOLDERS = {
  name: 'the candidate’s first and last name',
  job: 'the title of the position',
  reference: 'the reference of the application',
  personal: 'a line that you write for this candidate',
  page: 'the address of the candidate’s own page',
  company: 'the name of the company',
} as const

export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS

const CLOSE = 'With kind regards,\n{company}'

/** The emails that people of the company send to candidates. The Studio can change them. */
export const candidateMails = {
  received: {
    label: 'Received',
    subject: 'We have your application: {job}',
    text: `Dear {name},\n\nThank you for your application for “{job}”. It is with the people who decide. ${promises.firstAnswer.review}\n\n{personal}\n\n${CLOSE}`,
  },
  'in-review': {
    label: 'In review',
    subject: 'We are reading your application: {job}',
    text: `Dear {name},\n\nWe are reading your application for “{job}”. We write to you when we have decided, whatever the decision is.\n\n{personal}\n\n${CLOSE}`,
  },
  interview: {
    label: 'Interview',
    subject: 'We would like to talk with you: {job}',
    text: `Dear {name},\n\nWe read your application for “{job}” and would like to talk with you.\n\n{personal}\n\nPlease answer this email with a few times that suit you.\n\n${CLOSE}`,
  },
  offer: {
    label: 'Offer',
    subject: 'We would like to work with you: {job}',
    text: `Dear {name},\n\nWe would like you to take the position “{job}”. We discuss the offer with you in person.\n\n{personal}\n\n${CLOSE}`,
  },
  declined: {
    label: 'Declined',
    subject: 'Your application: {job}',
    text: `Dear {name},\n\nThank you for the time and care that you gave to your application for “{job}”. We decided not to go on with it.\n\n{personal}\n\nYou are welcome to apply for another position. Questions? Answer this email.\n\n${CLOSE}`,
  },
  filled: {
    label: 'Position filled',
    subject: 'The position is filled: {job}',
    text: `Dear {name},\n\nThank you for your application for “{job}”. We have found someone for it, so the position is closed.\n\n{personal}\n\nYou are welcome to apply for another position. Questions? Answer this email.\n\n${CLOSE}`,
  },
} as const satisfies Record<string, MailTemplate>

/** The templates of emails that are an answer: they say a decision. */
export const answerTemplates: readonly string[] = ['interview', 'interview-proposed', 'offer', 'declined', 'filled']

export type CandidateMailId = keyof typeof candidateMails
