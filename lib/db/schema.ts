import type { Generated, Selectable } from 'kysely'
import type { DeclineReason } from '../../content/decline-reasons.ts'
import type {
  ApplicationState,
  Candidate,
  ContactMessage,
  FileRule,
  Job,
  Listing,
  MessageState,
  Post,
  Posting,
  TeamMember,
} from '../backend/contract.ts'

/** The tables for Kysely. Lists and objects are JSON text. */
export type Tables = {
  posts: PostRow
  team: MemberTable
  jobs: JobTable
  messages: MessageRow
  uploads: UploadTable
  applications: ApplicationRow
  applicationNotes: NoteRow
  candidateMails: CandidateMailRow
  declineReasons: { reference: string; reason: DeclineReason }
  /** The templates that differ from content/candidate-mails.ts. */
  mailTemplates: { id: string; version: number; subject: string; body: string }
  /** The words used to find applications: of names, references, addresses, phone numbers and answers (search-words.ts). */
  applicationWords: { word: string; reference: string }
  /** The label of the link through which someone applied. Most applications have none. */
  applicationSources: { reference: string; label: string }
  interviews: InterviewRow
  /** Phone numbers as digits with their country code. */
  applicationPhones: { reference: string; phone: string }
  subscribers: SubscriberRow
  jobAlerts: JobAlertRow
  issues: IssueRow
  /** The links of positions that the Studio lists, by label. */
  jobLinks: { jobId: string; label: string; createdAt: string }
  /** The changes of a position that visitors do not see yet; `content` is JSON (lib/studio/edit-jobs.ts). */
  jobChanges: { jobId: string; version: number; content: string; updatedAt: string }
  jobOpenings: { jobId: string; number: number }
  /** Answers by idempotency key; `body` is the SHA-256 of the request's body. */
  receipts: { call: string; key: string; body: string; answer: string; answeredAt: string }
  /** The tags of pages; `version` changes with their content. */
  invalidations: { tag: string; version: string }
  shared: { name: string; value: string }
  arrangement: { kind: string; id: string; position: number; image: string | null }
  /** The content's pictures in several widths, in the file store. */
  pictures: { stored: string; receivedAt: string; type: string; bytes: number; sha256: string }
  deliveries: DeliveryTable
  guests: GuestRow
  /** Invitations to other positions. `id` is that of the email. */
  positionInvitations: { id: string; reference: string; jobId: string; at: string; by: string }
  studioInvitations: InvitationTable
  studioSessions: SessionRow
  studioPeople: PersonRow
  studioPasskeys: PasskeyRow
  /** The challenges that passkeys are to sign: to be added in a session, or to sign in if it is null. */
  passkeyChallenges: { challenge: string; sessionId: string | null; createdAt: string }
  /** The addresses that asked for a link to sign in, whether anyone has them or not. */
  signInRequests: { email: string; at: string }
  studioAudit: AuditRow
  /** The times of a person's last two visits to the Studio's start page. */
  studioVisits: { name: string; at: string; previousAt: string | null }
  drafts: DraftRow
  /** Earlier contents of drafts, and of case studies and journal articles as `study ID` and `article ID`. */
  draftVersions: { id: string; version: number; at: string; by: string; reason: 'save' | 'publish'; content: string }
  caseStudies: PieceRow
  articles: PieceRow
  imports: ImportRow
  redirects: RedirectRow
  reads: ReadRow
  backupRuns: BackupRunRow
  /** The pages that search engines were told about, each with the version that they know. */
  indexedPages: { address: string; version: string }
  /** What an owner has set instead of the values in content; `value` is JSON (settings.ts). */
  settings: { name: string; value: string; version: number }
  migrations: { name: string; appliedAt: string }
}

/** A post. `position` is its place in the list, from 0; `tags` are JSON. */
export type PostRow = Required<Omit<Post, 'tags' | 'author' | 'subTitleDelta'>> & {
  position: number
  tags: string
  authorName: string
  authorDesignation: string
  /** Null until counted. */
  words: number | null
}

/** Members and jobs count their versions. A removed row is kept for a day, so that it can be restored. */
type Kept = { version: Generated<number>; removedAt: string | null }

type MemberTable = Omit<TeamMember, 'bioDelta'> & Kept & { id: Generated<string>; position: number }

/** A team member. `position` is the place on the page, from 0. */
export type MemberRow = Selectable<MemberTable>

/** The state of a position. Visitors see only open ones, until the closing day. */
export type JobState = 'draft' | 'open' | 'closed'

type JobTable = Omit<
  Job,
  'requirements' | 'responsibilities' | 'closingDate' | 'descriptionDelta' | 'posting' | keyof JobForm
> &
  Kept & {
    position: number
    closingDate: string | null
    requirements: string
    responsibilities: string
    state: Generated<JobState>
    kind: Posting['kind']
    decisionBy: string | null
    screening: Generated<Posting['screening']>
  } & JobForm

/** What a position's application form asks; `questions` are JSON. */
type JobForm = {
  questions: Generated<string>
  resumeRule: Generated<FileRule>
  coverLetterRule: Generated<FileRule>
  listing: Generated<Listing>
}

/** A position. The lists are JSON. */
export type JobRow = Selectable<JobTable>

/** A contact message with its reference. */
export type MessageRow = Omit<ContactMessage, 'agree'> & {
  reference: string
  receivedAt: string
  /** Spam signals (lib/security/spam-signals.ts), separated by spaces. */
  signals: string
  state: MessageState
}

/**
 * `stored` is the name in the file store; `heldBy` is the waiting delivery; `sender` is a keyed hash of the uploader,
 * kept for a day.
 */
export type UploadRow = Selectable<UploadTable>

type UploadTable = {
  stored: string
  receivedAt: string
  name: string
  type: string
  bytes: number
  sha256: string
  claimedBy: string | null
  warnings: string
  sender: string | null
  heldBy: Generated<string | null>
}

/** `answers` is the whole application as JSON; the columns are for lists and searches. */
export type ApplicationRow = Pick<Candidate, 'jobId' | 'name' | 'lastName' | 'email'> & {
  reference: string
  receivedAt: string
  jobTitle: string
  /** The stored name of the file; null if the candidate sent none. */
  resume: string | null
  coverLetter: string | null
  answers: string
  signals: string
  state: ApplicationState
  /** The time of the change to this state. */
  stateAt: string
  /** The former state and its time. The candidate sees it until UNDO_MS after `stateAt`. */
  formerState: ApplicationState
  formerAt: string
  /** It is kept until then even if it expires earlier, for `keepReason` (lib/applications/retention.ts). */
  keepUntil: string | null
  keepReason: string
  /** When the candidate was last asked whether to keep it for other positions. */
  renewalAskedAt: string | null
  /** The time of the first answer (lib/applications/answer-times.ts). */
  answeredAt: string | null
}

/** A note about an application. */
export type NoteRow = { id: string; reference: string; at: string; name: string; body: string }

/**
 * An email from someone at the company to a candidate. `by` is their name, or '' if the candidate caused it; `isByHand`
 * is 1 if the site sends no mail, so someone has to. Its delivery has the same id.
 */
export type CandidateMailRow = {
  id: string
  reference: string
  at: string
  sendAt: string
  by: string
  template: string
  subject: string
  body: string
  isByHand: number
  sentAt: string | null
  takenBackAt: string | null
}

/**
 * An interview. `times` (ISO) and `people` are JSON; `start` is the time that was picked. `version` counts the changes from
 * 0, and is the number of the calendar invitation. `zone` is the candidate's time zone, or ''.
 */
export type InterviewRow = {
  id: string
  reference: string
  state: 'proposed' | 'picked' | 'cancelled'
  times: string
  start: string | null
  minutes: number
  place: string
  link: string
  people: string
  version: number
  /** When the candidate asked for other times, and in which words. */
  askedAt: string | null
  request: string
  zone: string
  createdAt: string
  updatedAt: string
  /** The latest email to the candidate with the times. */
  mailId: string | null
}

/** A newsletter subscriber, who gets mail after `confirmedAt`. `id` is random, for links in mail. */
export type SubscriberRow = {
  email: string
  subscribedAt: string
  signals: string
  id: string
  confirmedAt: string | null
  /** When a mail server permanently refused the address. It gets no more mail. */
  bouncedAt: string | null
}

/** The state of an issue. */
export type IssueState = 'draft' | 'sending' | 'paused' | 'sent'

/**
 * An issue of the newsletter. `posts` are ids as JSON; `content` is their text when sending began. While it is being
 * sent, `cursor` is the id of the last subscriber whose mail was stored, `sent` the number of emails, `nextAt` the time
 * of the next batch.
 */
export type IssueRow = {
  id: string
  version: number
  subject: string
  introduction: string
  posts: string
  state: IssueState
  createdAt: string
  updatedAt: string
  startedAt: string | null
  endedAt: string | null
  content: string
  cursor: string
  sent: number
  nextAt: string
}

/**
 * A job alert. An empty department or no words mean all. `seen` is the number of the last opening that was checked;
 * `nextAt` is the earliest time of the next email. It ends at `endsAt`, a year after it was confirmed or renewed.
 */
export type JobAlertRow = {
  id: string
  email: string
  department: string
  words: string
  often: 'weekly' | 'at-once'
  signals: string
  askedAt: string
  confirmedAt: string | null
  endsAt: string | null
  remindedAt: string | null
  bouncedAt: string | null
  nextAt: string
  seen: number
}

/** Someone who may read and comment on one application, or on those of one position, until `endsAt`. */
export type GuestRow = {
  id: string
  name: string
  reference: string | null
  jobId: string | null
  createdAt: string
  createdBy: string
  endsAt: string
}

/**
 * A one-time invitation to the Studio, or a link to sign in that was sent by mail. `hash` is the SHA-256 of its token,
 * which is never stored except in the email that waits: `deliveryId` names that delivery.
 */
type InvitationTable = {
  hash: string
  name: string
  role: string
  createdAt: string
  createdBy: string
  expiresAt: string
  usedAt: string | null
  guestId: string | null
  kind: Generated<'invitation' | 'link'>
  deliveryId: string | null
}

/** Someone who may use the Studio, by their name. `email` is in lower case; `id` is what passkeys know them by. */
export type PersonRow = { id: string; name: string; role: string; email: string | null; createdAt: string }

/** A passkey. `id` is the credential's, `publicKey` is COSE; both are base64url. `counter` counts its signatures. */
export type PasskeyRow = {
  id: string
  personId: string
  name: string
  publicKey: string
  counter: number
  createdAt: string
  usedAt: string | null
}

/** A session of the Studio. `hash` is the SHA-256 of its cookie; `id` is shown to people. */
export type SessionRow = {
  hash: string
  id: string
  name: string
  role: string
  createdAt: string
  seenAt: string
  expiresAt: string
  guestId: string | null
}

/** A change made in the Studio; `subject` names a thing, never a candidate. */
export type AuditRow = { id: string; at: string; name: string; role: string; action: string; subject: string }

/**
 * A post or picture that was imported. `source` names it in the other site, `target` is the post's id or the picture's
 * address here, `hash` is of what was imported, and `version` is the draft's version after the import.
 */
export type ImportRow = {
  source: string
  kind: 'post' | 'picture'
  target: string
  hash: string
  version: number
  at: string
}

/** The reads of an item on a day (YYYY-MM-DD) from a referring host, '' for none. */
export type ReadRow = {
  kind: 'post' | 'article' | 'study' | 'job'
  item: string
  day: string
  host: string
  count: number
}

/**
 * A nightly copy, or a proof: its restore. `rowCounts` are the rows of each table as JSON; of a proof, as restored.
 * `problem` is a sentence for the owner, or ''.
 */
export type BackupRunRow = {
  id: string
  kind: 'copy' | 'proof'
  copy: string
  startedAt: string
  seconds: number
  rowCounts: string
  files: number
  problem: string
}

/** An old address and where it leads: a path of this site, or a full https address. */
export type RedirectRow = { path: string; target: string; at: string }

/** The columns of a post that people edit. */
export type ContentColumns = Omit<PostRow, 'id' | 'position' | 'createdAt' | 'updatedAt' | 'readTime' | 'words'>

/** The state of a post. */
export type PostState = 'draft' | 'scheduled' | 'published'

/** The columns of what people edit, publish and delete. */
type EditedRow = {
  id: string
  /** Counts the saves, from 1. */
  version: number
  state: PostState
  publishAt: string | null
  /** When it was first published, even if it is no longer published. */
  publishedAt: string | null
  /** The version that visitors see. */
  publishedVersion: number | null
  updatedAt: string
  updatedBy: string
  deletedAt: string | null
}

/** A post being edited. Visitors see its row in `posts`. A published post may have no draft yet. */
export type DraftRow = ContentColumns &
  EditedRow & {
    /** The deleted row of `posts`, as JSON. */
    removedPost: string | null
  }

/**
 * A case study or a journal article. `content` is what people write, as JSON; `published` is the content that visitors
 * see, or null. `slug` is its address, once it was published.
 */
export type PieceRow = EditedRow & {
  title: string
  content: string
  slug: string | null
  published: string | null
}

/** A delivery (lib/delivery): a rendered email, or a held submission. */
export type DeliveryRow = Selectable<DeliveryTable>

/**
 * `nextAt` is when it is due, or when its lease ends. The content of a submission is encrypted (lib/security/seal.ts);
 * its recipient is a keyed hash.
 */
type DeliveryTable = {
  id: string
  reference: string
  recipient: string
  payload: string
  state: string
  attempts: number
  nextAt: string
  createdAt: string
  settledAt: string | null
  problem: string | null
  /** Either `mail` or the call of the backend. */
  kind: Generated<string>
  /** 1 if an attempt that got no answer may have reached the backend, otherwise 0. */
  mayHaveArrived: Generated<number>
  /** The backend's answer, encrypted. */
  answer: Generated<string>
}
