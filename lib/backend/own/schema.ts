import type { Job, TeamMember } from '../contract.ts'

/** The tables as Kysely sees them. Columns that hold lists or objects are JSON text. */
export type Tables = {
  posts: PostRow
  team: MemberRow
  jobs: JobRow
  messages: MessageRow
  uploads: UploadRow
  applications: ApplicationRow
  subscribers: SubscriberRow
  receipts: ReceiptRow
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
  /** Null until it is counted. */
  words: number | null
}

type MemberRow = TeamMember & { position: number }

/** A position; the two lists are JSON. */
export type JobRow = Omit<Job, 'requirements' | 'responsibilities'> & {
  position: number
  requirements: string
  responsibilities: string
}

/** A contact message, with the reference that its sender was told. */
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
}

/**
 * `stored` is the file's random name under DATA_DIR/uploads; `claimedBy` the application it belongs to; `warnings` a JSON
 * list of FileWarning; `sender` stands for who uploaded it (lib/security/sender.ts), until it is claimed.
 */
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

/** `answers` is the whole candidate as it was sent, as JSON; the columns are what the inbox lists and searches. */
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
}

/** An address that newsletters go to. */
export type SubscriberRow = { email: string; subscribedAt: string }

/** What was answered to an idempotency key, and the SHA-256 of the body it came with. */
type ReceiptRow = { call: string; key: string; body: string; answer: string; answeredAt: string }
