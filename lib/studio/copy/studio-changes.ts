import type { Action } from '../../db/audit.ts'
import { APPLICATION_STATES, type ApplicationState, MESSAGE_STATES, type MessageState } from '../../limits.ts'
import { routes } from '../../routes.ts'
import type { Change } from '../changes.ts'
import { messageStateNames, stateNames } from './studio-hiring.ts'

const SCHEDULE = 'schedule for '

/** The sentence for each action that lib/db/audit.ts records. `{}` is replaced with what was changed. */
const DONE: Record<Exclude<Action, `${typeof SCHEDULE}${string}`>, string> = {
  add: 'added {}',
  'add a link to': 'added a link to {}',
  'add a note to': 'added a note to {}',
  arrange: 'arranged {}',
  'ask for other times for': 'asked for other times for the interview of {}',
  'cancel the interview of': 'cancelled the interview of {}',
  'change the interview of': 'changed the interview of {}',
  close: 'closed {}',
  create: 'created {}',
  delete: 'deleted {}',
  edit: 'edited {}',
  end: 'ended {}',
  'end invitations of': 'asked for no more invitations: {}',
  enter: 'entered {}',
  erase: 'erased {}',
  export: 'exported {}',
  extend: 'extended the time of {}',
  import: 'imported {}',
  invite: 'invited {}',
  leave: 'left {}',
  mark: 'marked {}',
  move: 'moved {}',
  'open a file of': 'opened a file of {}',
  'not publish, because it is empty,': 'did not publish {}, because it is empty',
  pause: 'stopped sending {}',
  'pick a time for': 'picked a time for the interview of {}',
  'propose times for': 'proposed times for an interview to {}',
  publish: 'published {}',
  'put back': 'brought back {}',
  remove: 'removed {}',
  'remove a link from': 'removed a link from {}',
  'remove a note from': 'removed a note from {}',
  restore: 'brought back an earlier version of {}',
  resume: 'resumed sending {}',
  save: 'saved {}',
  send: 'sent {}',
  shorten: 'shortened the time of {}',
  'send by hand to': 'marked an email about {} as sent',
  'take back a mail to': 'took back an email about {}',
  test: 'sent a test of {}',
  unpublish: 'took {} offline',
  withdraw: 'withdrew {}',
  'write to': 'wrote an email about {}',
}

/** Every action with a sentence, for tests. */
export const doneActions = Object.keys(DONE) as (keyof typeof DONE)[]

const isDone = (action: string): action is keyof typeof DONE => Object.hasOwn(DONE, action)
const isState = (word: string): word is ApplicationState => APPLICATION_STATES.some((state) => state === word)
const isMessageState = (word: string): word is MessageState => MESSAGE_STATES.some((state) => state === word)

const LINKS = {
  post: routes.studio.post,
  job: routes.studio.job,
  issue: routes.studio.issue,
  study: routes.studio.study,
  article: routes.studio.article,
} as const
const WITHOUT_TITLE = {
  post: 'a post',
  job: 'a job',
  issue: 'an issue of the newsletter',
  study: 'a case study',
  article: 'a journal article',
} as const
const KINDS = {
  post: 'the post',
  job: 'the job',
  issue: 'the issue',
  study: 'the case study',
  article: 'the article',
} as const
const LISTS: Record<string, string> = {
  'case studies': 'the case studies',
  applications: 'the list of applications',
  messages: 'the list of messages',
  subscribers: 'the list of subscribers',
  changes: 'the list of changes',
  journal: 'the journal',
  'company facts': 'the facts of the company',
  'home page picture': 'the picture of the home page',
  redirect: 'a redirect',
}
const isWritten = (kind: string): kind is keyof typeof LINKS => Object.hasOwn(LINKS, kind)
const UNTITLED = 'Untitled'

/** The thing that was changed: words, and a link with its title if it still exists. */
type Thing = { text: string; link?: { label: string; href: string } }

function toMember(name: string, action: string): string {
  if (action === 'add') return `${name} to the team`
  if (action === 'remove') return `${name} from the team`
  if (action === 'put back') return `${name} to the team`
  if (action === 'move') return `${name} within the team`
  return `${name} on the team page`
}

function toSubmission(kind: string, rest: string): string {
  const [reference = '', word, ...words] = rest.split(' ')
  const state = words.join(' ')
  const thing = `the ${kind} ${reference}`
  if (word === 'to' && isState(state)) return `${thing} to “${stateNames[state]}”`
  if (word === 'as' && isMessageState(state)) return `${thing} as “${messageStateNames[state]}”`
  if (word === 'to' && words[0] === 'job') return `the candidate of ${thing} to another position`
  if (rest.endsWith(' when its time was over')) return `${thing}, whose time was over`
  return word === 'and' ? `${thing} and everything else from its sender` : thing
}

function toThing({ subject, title, action }: Change): Thing {
  const [kind = '', ...words] = subject.split(' ')
  const rest = words.join(' ')
  if (isWritten(kind)) {
    if (title === null) return { text: WITHOUT_TITLE[kind] }
    return { text: KINDS[kind], link: { label: title || UNTITLED, href: LINKS[kind](rest) } }
  }
  if (kind === 'picture') return { text: 'a picture' }
  if (kind === 'application' || kind === 'message') return { text: toSubmission(kind, rest) }
  const [member, isMember] = subject.split(/ in the team$/)
  if (member && isMember !== undefined) return { text: toMember(member, action) }
  return { text: LISTS[subject] ?? subject }
}

/** The sentence about a change: `before`, the link to what was changed, `after`, and the time of a schedule. */
export type ChangeSentence = { before: string; link?: { label: string; href: string }; after: string; time?: string }

/** Returns the sentence about a change. */
export function toChangeSentence(change: Change): ChangeSentence {
  const { action } = change
  const isSchedule = action.startsWith(SCHEDULE)
  const done = isDone(action) ? DONE[action] : 'changed {}'
  const [start = '', end = ''] = (isSchedule ? 'scheduled {} for' : done).split('{}')
  const { text, link } = toThing(change)
  const sentence = { before: start + text, link, after: end.trim() }
  return isSchedule ? { ...sentence, time: action.slice(SCHEDULE.length) } : sentence
}
