import { z } from 'zod'
import { SERVICE_OPTIONS } from '../../content/service-options.ts'
import { isEmail, toAsciiEmail } from '../format/email-address.ts'
import {
  AUTHORIZATION_OPTIONS,
  EXPERIENCE_OPTIONS,
  type FileRule,
  type Listing,
  NOTICE_OPTIONS,
  type PostingKind,
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type Screening,
  TEXT_LIMITS,
} from '../limits.ts'
import type { Delta } from '../rich-text/delta-ops.ts'
import type { SpamSignal } from '../security/spam-signals.ts'
import type { CheckedFile } from '../uploads/checked-file.ts'
import type { Article } from './article-content.ts'
import type { Study } from './study-content.ts'

export * from '../limits.ts'

// The calls of a backend, in the shapes that the site works with. http/wire.ts converts responses into them.

/** A blog post. `description` is HTML, or a Quill Delta as JSON text. `image` is a key under MEDIA_URL. */
export type Post = {
  id: string
  title: string
  subTitle: string
  /** The subtitle with its formats; absent if it has none or the backend is reached over HTTP. */
  subTitleDelta?: Delta
  description: string
  image: string | null
  category: string | null
  tags: string[]
  author: { name: string; designation: string }
  /** ISO 8601 date-time, like `updatedAt`; empty if the backend gave none. */
  createdAt: string
  updatedAt?: string | null
  /** In the backend's words ("8 min"), or null. */
  readTime: string | null
  /** "Beginner", "Intermediate" …, or null. */
  level: string | null
  /** The readable part of its address; if null or absent, it is made from the title. */
  slug?: string | null
  /** The picture's text alternative; null or absent if the picture is decorative. */
  imageAlt?: string | null
  /** The title for search engines and social networks, if it differs. */
  seoTitle?: string | null
  /** The description for search engines and social networks, if it is not the subtitle. */
  seoDescription?: string | null
  /** The https address of the page that this post repeats. */
  canonical?: string | null
}

/** A post without its body, for lists; the read time is computed from `words`. */
export type PostSummary = Omit<Post, 'description' | 'subTitleDelta' | 'seoTitle' | 'seoDescription'> & {
  words: number
}

/** A member of the team. `image` is an address or a storage key. */
export type TeamMember = {
  name: string
  designation: string
  bio: string
  bioDelta?: Delta
  image: string | null
  linkedinLink: string | null
  twitterLink: string | null
  githubLink: string | null
}

/** An open position in the backend's words; `createdAt` and the Delta are as in a Post. */
export type Job = {
  id: string
  title: string
  department: string
  location: string
  jobType: string
  experience: string
  salary: string
  description: string
  descriptionDelta?: Delta
  createdAt: string
  /** The last day to apply (YYYY-MM-DD), in the company's time zone; null or absent if there is none. */
  closingDate?: string | null
  requirements: string[]
  responsibilities: string[]
  /** The position's own questions to candidates; absent if it has none. */
  questions?: JobQuestion[]
  /** Whether candidates send these two files; absent if they are required. */
  resumeRule?: FileRule
  coverLetterRule?: FileRule
  /** Absent if it is listed like all others. */
  listing?: Listing
  /** Absent if nothing was stated, or if the backend is reached over HTTP. */
  posting?: Posting
}

/** Facts about the posting of a position; null if not stated. `decisionBy` is a day (YYYY-MM-DD). */
export type Posting = {
  kind: PostingKind | null
  decisionBy: string | null
  screening: Screening
}

/** The position of a case study or journal article. */
export type OrderedItem = { kind: 'study' | 'article'; id: string; position: number }

/** The photograph at the top of Home: the address of its widest copy, and what it shows. */
export type HeroPicture = { src: string; alt: string }

/** A text of at most `max` characters, trimmed and without U+0000, which PostgreSQL cannot store. */
export const text = (max: number) =>
  z
    .string('is required')
    .overwrite((value) => value.replaceAll('\0', ''))
    .trim()
    .max(max, `must have at most ${max} characters`)
const required = (max: number) => text(max).min(1, 'is required')
const email = z
  .string('is required')
  .overwrite(toAsciiEmail)
  .pipe(required(TEXT_LIMITS.email))
  .refine(isEmail, 'must be an email address')
export const optionalUrl = text(TEXT_LIMITS.url)
  .refine((value) => value === '' || /^https?:\/\/[^\s]+$/i.test(value), 'must be a web address')
  .default('')

const toLine = (value: string) => value.replaceAll('\0', '').replace(/\s+/g, ' ')
const lineOfText = (max: number) => text(max).overwrite(toLine)

/** A question of a position. `id` stays the same when its words change; `choices` are those of a choice. */
export const jobQuestionSchema = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/, 'must be an id'),
  kind: z.enum(QUESTION_KINDS),
  label: lineOfText(QUESTION_LIMITS.label).min(1, 'is required'),
  help: lineOfText(QUESTION_LIMITS.help).default(''),
  isRequired: z.boolean().default(false),
  choices: z
    .array(z.string().overwrite(toLine).trim())
    .max(QUESTION_LIMITS.choices, `must be at most ${QUESTION_LIMITS.choices}`)
    .refine(
      (list) => list.every(({ length }) => length > 0 && length <= QUESTION_LIMITS.choice),
      `must have at most ${QUESTION_LIMITS.choice} characters each`,
    )
    .default([]),
})
export type JobQuestion = z.infer<typeof jobQuestionSchema>

/** The answer to a question of a position, with the words of the question that the candidate read. */
const questionAnswer = z.object({
  id: required(40),
  question: required(QUESTION_LIMITS.label),
  answer: text(QUESTION_LIMITS.long),
})

/** The contact message as sent; unknown fields are dropped. */
export const contactSchema = z.object({
  name: required(TEXT_LIMITS.name),
  lastName: required(TEXT_LIMITS.name),
  email,
  phone: text(TEXT_LIMITS.phone).default(''),
  company: text(TEXT_LIMITS.line).default(''),
  service: z.enum(['', ...SERVICE_OPTIONS]).default(''),
  message: required(TEXT_LIMITS.long),
  agree: z.literal(true, { error: 'must be accepted' }),
})
export type ContactMessage = z.infer<typeof contactSchema>

/** An application as sent. `availableToStart` is an ISO date (YYYY-MM-DD) or empty. */
export const candidateSchema = z.object({
  name: required(TEXT_LIMITS.name),
  lastName: required(TEXT_LIMITS.name),
  email,
  phone: required(TEXT_LIMITS.phone),
  address: required(TEXT_LIMITS.line),
  linkedinLink: optionalUrl,
  githubLink: optionalUrl,
  portfolioLink: optionalUrl,
  currentPosition: text(TEXT_LIMITS.line).default(''),
  currentCompany: text(TEXT_LIMITS.line).default(''),
  totalExperience: z.enum(EXPERIENCE_OPTIONS),
  expectedSalary: text(TEXT_LIMITS.line).default(''),
  noticePeriod: z.enum(['', ...NOTICE_OPTIONS]).default(''),
  availableToStart: z.union([z.literal(''), z.iso.date('must be a date')]).default(''),
  jobId: required(TEXT_LIMITS.line),
  coverLetter: text(TEXT_LIMITS.long).default(''),
  whyInterested: required(TEXT_LIMITS.long),
  relevantExperience: required(TEXT_LIMITS.long),
  skills: z.array(required(TEXT_LIMITS.name)).max(50, 'must be at most 50').default([]),
  message: text(TEXT_LIMITS.long).default(''),
  workAuthorization: z.enum(['', ...AUTHORIZATION_OPTIONS]).default(''),
  requiresSponsorship: z.boolean().default(false),
  // Empty if the position does not ask for the file.
  resumeLink: text(TEXT_LIMITS.url).default(''),
  coverLetterLink: text(TEXT_LIMITS.url).default(''),
  privacyConsent: z.literal(true, { error: 'must be given' }),
  communicationConsent: z.boolean().default(false),
  /** All of the position's questions, in its order; absent if it has none. */
  answersToQuestions: z.array(questionAnswer).max(QUESTION_LIMITS.questions, 'must be at most 10').optional(),
})
export type Candidate = z.infer<typeof candidateSchema>

export const subscriptionSchema = z.object({ email })

/**
 * The context of a submission. `idempotencyKey` makes it safe to send again. `sender` (lib/security/sender-hash.ts)
 * replaces the client's address and is never sent to a backend over HTTP; `signals` (lib/security/spam-signals.ts) are
 * stored.
 */
export type SendContext = {
  cookie?: string
  idempotencyKey?: string
  signal?: AbortSignal
  sender?: string
  signals?: readonly SpamSignal[]
  /** Whether an assistant filled in an application. Only the embedded backend stores it, for the Studio. */
  isAssisted?: boolean
  /** The label of the link through which someone applied. */
  source?: string | undefined
  /** Set for a submission that was held: the reference given to its sender, and its time of arrival. */
  held?: { reference: string; receivedAt: string }
}

/** A backend's confirmation. `reference` is for people to quote; null if the backend gives none. */
export type Receipt = {
  message: string
  reference: string | null
  /** An additional sentence for the sender, for example about an email. */
  note?: string
  /** Whether it is held on this machine until the backend accepts it. */
  isHeld?: boolean
}

/** A form post to count: up to `max` with the same key are accepted in `seconds`. The key contains no address. */
export type CountedPost = { key: string; max: number; seconds: number }

/** The calls of a backend. Reads return null if something does not exist (404, 410), or throw BackendError. */
export type Backend = {
  getPosts(): Promise<Post[]>
  /**
   * Passes on the posts one by one, because all of them may not fit into memory. Each attempt calls `begin` for a new
   * receiver; the posts are valid once the call has succeeded.
   */
  eachPost?(begin: () => (post: Post) => unknown): Promise<void>
  /**
   * Returns the posts without their bodies, if the backend can do that faster. Any change to a post must change its
   * summary.
   */
  getPostSummaries?(): Promise<PostSummary[]>
  getPostBodies?(ids: string[]): Promise<Pick<Post, 'id' | 'description'>[]>
  getPost(id: string): Promise<Post | null>
  getTeam(): Promise<TeamMember[]>
  getJobs(): Promise<Job[]>
  getJob(id: string): Promise<Job | null>
  /** Returns the order that the owner chose in the Studio. Only the embedded backend has one. */
  getArrangement?(): Promise<OrderedItem[]>
  /** Returns the photograph at the top of Home, or null for the drawing. Only the embedded backend has one. */
  getHeroPicture?(): Promise<HeroPicture | null>
  /** Returns the case studies, latest first. Only the embedded backend has them; others show those of the content files. */
  getStudies?(): Promise<Study[]>
  /** Returns the journal articles in the same way. */
  getArticles?(): Promise<Article[]>
  sendContact(message: ContactMessage, context: SendContext): Promise<Receipt>
  /** Returns the stored file's link. */
  sendFile(file: CheckedFile, context: SendContext): Promise<string>
  sendCandidate(candidate: Candidate, context: SendContext): Promise<Receipt>
  subscribe(email: string, context: SendContext): Promise<Receipt>
  /** Counts the bytes of files without an application, if they are stored on this machine. */
  countUnclaimed?(sender: string): Promise<{ ofSender: number; inAll: number }>
  /** Counts a post for all machines that share a database. Returns the seconds to wait, or null within the limit. */
  countPost?(post: CountedPost): Promise<number | null>
  /** Throws if submissions would fail. Without it, readiness is checked by reading the team. */
  checkReady?(): Promise<void>
}

/**
 * unreachable: no connection · timeout: no answer in time · failed: a backend error (5xx) · unreadable: an answer in an
 * unknown format · refused: rejected with a reason · conflict: same idempotency key, other content · unsupported: no
 * such call · busy: try again later · quota, no-room: no space for another file (lib/uploads/errors.ts) · day-quota: the
 * sender's applications of a day have too many files.
 */
export type BackendErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'failed'
  | 'unreadable'
  | 'refused'
  | 'conflict'
  | 'unsupported'
  | 'busy'
  | 'quota'
  | 'no-room'
  | 'day-quota'

// Next bundles this module several times, and each copy has its own class; only the brand is the same.
const BRAND: unique symbol = Symbol.for('site.BackendError')

/** The cause of an error that a retry would only repeat: the answer is too large. */
export const TOO_MUCH = 'too much'

/**
 * The only error that a Backend throws. Visitors may see `reason`; `message` is for logs and holds no personal data.
 */
export class BackendError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is BackendError {
    return typeof value === 'object' && value !== null && BRAND in value
  }

  override name = 'BackendError'
  readonly [BRAND] = true
  readonly code: BackendErrorCode
  readonly reason: string | null
  readonly fields: Record<string, string>
  /** Seconds to wait, if the backend said so. */
  readonly retryAfter: number | null
  readonly status: number | null

  constructor(
    code: BackendErrorCode,
    message: string,
    details: Partial<Pick<BackendError, 'reason' | 'fields' | 'retryAfter' | 'status' | 'cause'>> = {},
  ) {
    const { reason = null, fields = {}, retryAfter = null, status = null, cause } = details
    super(message, { cause })
    this.code = code
    this.reason = reason
    this.fields = fields
    this.retryAfter = retryAfter
    this.status = status
  }
}

/** The reason for a refusal that is explained by its fields. */
export const SOME_REFUSED = 'Some answers are missing or cannot be accepted.'

/**
 * Checks a submission against its schema, once: in the form's handler, or where it arrives over HTTP. Throws
 * BackendError `refused`.
 */
export function parseSubmission<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
  throw new BackendError('refused', `refused: ${Object.keys(fields).join(', ')}`, { reason: SOME_REFUSED, fields })
}
