import type { FormField } from '../../forms/types.ts'

/** The fields of a template. */
export const templateFields: readonly FormField[] = [
  { name: 'subject', label: 'Subject', kind: 'text', required: 'Enter the subject', max: 200 },
  {
    name: 'text',
    label: 'Text',
    kind: 'area',
    required: 'Enter the text',
    hint: 'Without formatting. A blank line begins a new paragraph. A paragraph with nothing but an empty placeholder is left out.',
    max: 3_500,
  },
]

/** Copy of the page of templates. */
export const templatesCopy = {
  title: 'Emails to candidates',
  lead: 'The texts that you choose from when you write to a candidate. You can still change each email before it is sent.',
  back: 'All applications',
  placeholders: 'Placeholders, and what replaces them',
  changed: 'changed',
  save: 'Save the template',
  saved: 'The template is saved.',
  preview: 'Show the email',
  reset: 'Back to the standard text',
  resetDone: 'The standard text is back.',
  sure: 'Replace your text with the standard text?',
} as const

/** Copy of writing to several candidates. */
export const batchCopy = {
  link: 'Texts of emails to candidates',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all of this list',
  /** `all` is the number of people in the list, if all of them were chosen. */
  chosen: (count: number, all: number | null) => {
    if (all !== null && all > count) return `${count} of ${all} people chosen. You can write to 500 at once.`
    return count === 1 ? 'One person chosen' : `${count} people chosen`
  },
  write: 'Write to them\u00a0…',
  title: (count: number) => (count === 1 ? 'Write to one person' : `Write to ${count} people`),
  state: 'Move to',
  noState: 'Leave the state as it is',
  template: 'Template',
  personal: 'A line for all of them',
  mail: (at: number, count: number) => `Email ${at} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  leaveOut: 'Leave this person out',
  edit: 'Change this email',
  subject: 'Subject',
  text: 'Text',
  standard: 'Back to the text for all',
  send: (count: number) => (count === 1 ? 'Send one email' : `Send ${count} emails`),
  cancel: 'Cancel',
  waits: 'Each email waits ten minutes. Until then you can take all of them back.',
  byHand: 'This site sends no email. The texts are stored with the applications, for you to send.',
  sent: (count: number) => (count === 1 ? 'One email waits to be sent.' : `${count} emails wait to be sent.`),
  left: (count: number) =>
    count === 1
      ? 'One person was left out: the application has changed in the meantime.'
      : `${count} people were left out: their applications have changed in the meantime.`,
  takeBack: 'Take them back',
  takenBack: (count: number) => (count === 1 ? 'One email was taken back.' : `${count} emails were taken back.`),
  tooLate: (count: number) => (count === 1 ? 'One was already sent.' : `${count} were already sent.`),
} as const
