import type { IssueState } from '../../db/schema.ts'
import type { FormField } from '../../forms/types.ts'
import { TEXT_LIMITS } from '../../limits.ts'

export const subjectField: FormField = {
  name: 'subject',
  label: 'Subject',
  kind: 'text',
  required: 'Enter the subject',
  max: TEXT_LIMITS.line,
}

export const introductionField: FormField = {
  name: 'introduction',
  label: 'Introduction',
  kind: 'area',
  hint: 'A few sentences, without formatting. A blank line begins a new paragraph.',
  max: TEXT_LIMITS.short,
}

/** The chosen posts, for the error summary. */
export const postsField: FormField = { name: 'posts', label: 'Posts', kind: 'select' }

/** The address for a test email. */
export const testField: FormField = { name: 'email', label: 'Email address', kind: 'email', max: TEXT_LIMITS.email }

const addresses = (count: number) => `${count} ${count === 1 ? 'address' : 'addresses'}`

/** Copy of the newsletter's pages. */
export const issuesCopy = {
  title: 'Newsletter',
  create: 'New issue',
  empty: 'There are no issues yet.',
  sample: {
    title: 'Subject of the issue',
    facts: 'State · date · number of addresses',
    text: '“New issue” makes a draft: a subject, a few sentences and the posts that you choose.',
  },
  back: 'All issues',
  untitled: 'Without a subject',
  noMail: 'Email is not set up on this site. You can write issues, but not send them.',
  states: {
    draft: 'Draft',
    sending: 'Being sent',
    paused: 'Stopped',
    sent: 'Sent',
  } satisfies Record<IssueState, string>,
  progress: (sent: number, left: number) =>
    left > 0 ? `Sent to ${sent} of ${addresses(sent + left)}.` : `Sent to ${addresses(sent)}.`,
  posts: 'Posts',
  noPosts: 'No post is chosen yet.',
  find: 'Find a post',
  findHint: 'Words from its title, author, category or topics. If you leave this empty, you get the latest posts.',
  addPost: 'Add a post',
  choose: 'Choose a post',
  noneFound: 'No other post contains these words',
  gone: 'Post that is no longer on the site',
  up: (title: string) => `Move “${title}” up`,
  down: (title: string) => `Move “${title}” down`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove “${title}”`,
  moved: (title: string, place: number, of: number) => `“${title}” is now number ${place} of ${of}.`,
  added: (title: string) => `“${title}” is added.`,
  removed: (title: string) => `“${title}” is removed.`,
  save: 'Save',
  saved: 'Saved.',
  delete: 'Delete the draft',
  sureToDelete: 'Delete this draft for good?',
  preview: 'Preview',
  previewHint: 'The email as it was last saved.',
  test: 'Send a test',
  tested: 'The test is on its way.',
  send: 'Send to the subscribers',
  sendOpen: (count: number) => `Ready to send to ${addresses(count)}?`,
  sure: (count: number) => `This issue goes to ${addresses(count)}. It cannot be changed or taken back after that.`,
  sendNow: (count: number) => `Send it to ${addresses(count)} now`,
  nobody: 'Nobody has confirmed a subscription yet.',
  pause: 'Stop sending',
  resume: 'Resume sending',
} as const
