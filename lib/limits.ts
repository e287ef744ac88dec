/**
 * Limits of a file. Forms import this module rather than schemas, which would make browsers download a schema library.
 */
export const FILE_LIMITS = { bytes: 5 * 1024 * 1024, name: 200 } as const

/** The lengths beyond which search results cut a title and a description, in characters. */
export const SEARCH_LIMITS = { title: 60, description: 155 } as const

/** Mail that waits longer, in seconds, has been refused several times. */
export const LATE_MAIL_S = 15 * 60

/** The longest accepted text of each kind, in characters; shared by forms, handlers and the embedded backend. */
export const TEXT_LIMITS = {
  name: 80,
  email: 254,
  phone: 40,
  line: 160,
  url: 500,
  short: 2_000,
  long: 10_000,
  words: 100,
} as const

/**
 * Limits of a case study or a journal article: the characters of its texts, its tags, the rows of a study's lists, and the
 * blocks of an article.
 */
export const PIECE_LIMITS = { line: 200, short: 2_000, long: 20_000, tags: 30, rows: 20, blocks: 200 } as const

/** Limits of the departments and of the blog's categories: how many, and their texts in characters. */
export const LIST_LIMITS = { entries: 30, value: 80, label: 60, introduction: 1_000 } as const

/** Limits of a position's own questions: how many, their texts in characters, and the answers to short and long ones. */
export const QUESTION_LIMITS = {
  questions: 10,
  label: 200,
  help: 500,
  choices: 20,
  choice: 160,
  short: 160,
  long: 2_000,
} as const

/** The kinds of a position's own questions. */
export const QUESTION_KINDS = ['short', 'long', 'choice', 'yes-no'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Whether candidates have to send a file, may send it, or are not asked for it. */
export const FILE_RULES = ['required', 'optional', 'none'] as const
export type FileRule = (typeof FILE_RULES)[number]

/** A position that is listed, or an open application for people whom no position fits. */
export const LISTINGS = ['listed', 'open-application'] as const
export type Listing = (typeof LISTINGS)[number]

/** Total experience, in years. */
export const EXPERIENCE_OPTIONS = ['0-1', '1-3', '3-5', '5-8', '8-12', '12+'] as const

export const NOTICE_OPTIONS = ['immediate', '2-weeks', '1-month', '2-months', '3-months'] as const

/** The states of an application. A new one has the first. */
export const APPLICATION_STATES = ['new', 'in review', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** The states of a message. An open one still needs attention. */
export const MESSAGE_STATES = ['open', 'done'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Work authorizations. The last one means that a sponsor is required. */
export const AUTHORIZATION_OPTIONS = ['citizen', 'permanent-resident', 'work-visa', 'require-sponsorship'] as const

/** The kinds of postings: for a position that is vacant now, or for later ones. */
export const POSTING_KINDS = ['vacancy', 'pool'] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

/** Who screens applications: people alone, or a machine as well. */
export const SCREENINGS = ['people', 'machine'] as const
export type Screening = (typeof SCREENINGS)[number]
