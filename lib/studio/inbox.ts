import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { readApplications, type StoredApplication } from '../applications/read-applications.ts'
import type { ApplicationState } from '../backend/contract.ts'
import { type Database, getDatabasePath, openDatabase } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { countRows, type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { JobAlertRow, MessageRow, SubscriberRow } from '../db/schema.ts'
import { findWords } from '../db/search-words.ts'

/** A subscriber as the operator sees them. */
export type Subscriber = Pick<SubscriberRow, 'email' | 'subscribedAt' | 'signals' | 'bouncedAt'>

/**
 * A filter of applications by state, job, link label, and `words`: the beginnings of names, references, addresses,
 * phone numbers or words in the answers.
 */
export type ApplicationFilter = { state?: ApplicationState; jobId?: string; source?: string; words?: string }

/** Opens the database for the operator. Returns null if the site has not created its file yet. */
export const openInbox = async (dataDir: string, url?: string): Promise<Database | null> =>
  url || existsSync(getDatabasePath(dataDir)) ? openDatabase(dataDir, url) : null

/** Counts the rows of a list in the inbox. */
export function countList(db: Database, table: 'messages' | 'subscribers' | 'jobAlerts'): Promise<number> {
  const all = db.selectFrom(table)
  return countRows(table === 'messages' ? all : all.where(sql<boolean>`"confirmedAt" is not null`))
}

/** Counts the addresses that are subscribed, confirmed or not. */
export const countAddresses = (db: Database): Promise<number> => countRows(db.selectFrom('subscribers'))

/** Returns a query for the applications that match a filter. */
export function filterApplications(db: Database, { state, jobId, source, words = '' }: ApplicationFilter) {
  const all = db.selectFrom('applications')
  const inState = state ? all.where('state', '=', state) : all
  const forJob = jobId ? inState.where('jobId', '=', jobId) : inState
  const labelled = db.selectFrom('applicationSources').select('reference')
  const fromSource = source ? forJob.where('reference', 'in', labelled.where('label', '=', source)) : forJob
  return findWords(db, words).reduce((found, references) => found.where('reference', 'in', references), fromSource)
}

/** Counts the applications that match a filter. */
export const countApplications = (db: Database, filter: ApplicationFilter): Promise<number> =>
  countRows(filterApplications(db, filter))

/** Returns a page of messages, latest first. */
export const getMessagePage = (db: Database, request: PageRequest): Promise<Page<MessageRow>> =>
  readPage(db.selectFrom('messages').selectAll(), ['receivedAt', 'reference'], request)

export const getMessage = async (db: Database, reference: string): Promise<MessageRow | null> =>
  (await db.selectFrom('messages').selectAll().where('reference', '=', reference).executeTakeFirst()) ?? null

/** Returns a page of subscribers, latest first, without addresses that are not confirmed. */
export const getSubscriberPage = (db: Database, request: PageRequest): Promise<Page<Subscriber>> =>
  readPage(
    db
      .selectFrom('subscribers')
      .select(['email', 'subscribedAt', 'signals', 'bouncedAt'])
      .where('confirmedAt', 'is not', null),
    ['subscribedAt', 'email'],
    request,
  )

const ALERT = ['id', 'email', 'department', 'words', 'often', 'askedAt', 'endsAt', 'bouncedAt', 'signals'] as const

/** A job alert as the operator sees it. */
export type Alert = Pick<JobAlertRow, (typeof ALERT)[number]>

/** Returns a page of confirmed job alerts, latest first. */
export const getAlertPage = (db: Database, request: PageRequest): Promise<Page<Alert>> =>
  readPage(db.selectFrom('jobAlerts').select(ALERT).where('confirmedAt', 'is not', null), ['askedAt', 'id'], request)

/** Returns a page of applications with their files, latest first. */
export async function getApplicationPage(
  db: Database,
  store: FileStore,
  request: PageRequest & ApplicationFilter,
): Promise<Page<StoredApplication>> {
  const matching = filterApplications(db, request).selectAll()
  const { rows, next } = await readPage(matching, ['receivedAt', 'reference'], request)
  return { rows: await readApplications(db, store, rows), next }
}
