import type { Job, TeamMember } from '../contract.ts'

/** The tables for Kysely. Lists and objects are JSON text. */
export type Tables = {
  posts: PostRow
  team: MemberRow
  jobs: JobRow
  messages: MessageRow
  uploads: UploadRow
  applications: ApplicationRow
  subscribers: SubscriberRow
  receipts: ReceiptRow
  invalidations: InvalidationRow
  migrations: { name: string; appliedAt: string }
}

/** A post; `position` is its place in the list, from 0. */
export type PostRow = {
  id: string
  position: number
  title: string
  subTitle: string
  description: string
  image: string | null
  category: string | null
  tags: string
  authorName: string
  authorDesignation: string
  createdAt: string
  updatedAt: string | null
  readTime: string | null
  level: string | null
  /** Null until counted. */
  words: number | null
}

type MemberRow = TeamMember & { position: number }

/** A position; the two lists are JSON. */
export type JobRow = Omit<Job, 'requirements' | 'responsibilities' | 'closingDate'> & {
  position: number
  closingDate: string | null
  requirements: string
  responsibilities: string
}

/** A contact message, with the reference its sender got. */
export type MessageRow = {
  reference: string
  receivedAt: string
  name: string
  lastName: string
  email: string
  phone: string
  company: string
  service: string
  message: string
  /** Spam signals (lib/security/spam-signals.ts), separated by spaces. */
  signals: string
}

/** `stored` is the name in the file store, `claimedBy` the application, `sender` a keyed hash of the uploader. */
export type UploadRow = {
  stored: string
  receivedAt: string
  name: string
  type: string
  bytes: number
  sha256: string
  claimedBy: string | null
  warnings: string
  sender: string | null
}

/** `answers` is the whole candidate as JSON; the columns are what the inbox lists and searches. */
export type ApplicationRow = {
  reference: string
  receivedAt: string
  jobId: string
  jobTitle: string
  name: string
  lastName: string
  email: string
  resume: string
  coverLetter: string
  answers: string
  signals: string
}

/** A newsletter subscriber. */
export type SubscriberRow = { email: string; subscribedAt: string; signals: string }

/** The answer to an idempotency key, and the SHA-256 of the request's body. */
type ReceiptRow = { call: string; key: string; body: string; answer: string; answeredAt: string }

/** A tag of pages; `version` changes with their content. */
type InvalidationRow = { tag: string; version: string }
