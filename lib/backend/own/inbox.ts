import { existsSync } from 'node:fs'
import { type FileWarning, formatFileWarnings } from '../../uploads/warnings.ts'
import type { Candidate } from '../contract.ts'
import { type Database, getDatabasePath, openDatabase } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import type { ApplicationRow, MessageRow, SubscriberRow, UploadRow } from './schema.ts'

/** A stored file as the operator sees it; `warnings` in words, empty where there are none. */
export type InboxFile = Omit<UploadRow, 'claimedBy' | 'receivedAt' | 'sender'> & { path: string }

/** An application with everything that was answered, and its files. */
export type InboxApplication = Omit<ApplicationRow, 'answers' | 'resume' | 'coverLetter'> & {
  answers: Candidate
  resume: InboxFile
  coverLetter: InboxFile
}

/** Opens the database for the operator, or answers null where the site has not made one yet. */
export const openInbox = (dataDir: string): Database | null =>
  existsSync(getDatabasePath(dataDir)) ? openDatabase(dataDir) : null

/** All messages, latest first. */
export const getMessages = (db: Database): Promise<MessageRow[]> =>
  db.selectFrom('messages').selectAll().orderBy('receivedAt', 'desc').execute()

/** All subscribers, latest first. */
export const getSubscribers = (db: Database): Promise<SubscriberRow[]> =>
  db.selectFrom('subscribers').selectAll().orderBy('subscribedAt', 'desc').execute()

/** All applications with their files, latest first. */
export async function getApplications(db: Database, files: FileStore): Promise<InboxApplication[]> {
  const uploads = await db.selectFrom('uploads').selectAll().where('claimedBy', 'is not', null).execute()
  const byName = new Map(uploads.map((upload) => [upload.stored, upload]))
  const toFile = (name: string): InboxFile => {
    const upload = byName.get(name)
    if (!upload) throw new Error(`The file ${name} has no entry in the database`)
    const { stored, claimedBy: _, receivedAt: __, sender: ___, ...file } = upload
    const warnings = formatFileWarnings(JSON.parse(file.warnings) as FileWarning[])
    return { ...file, warnings, stored, path: files.locate(stored) }
  }
  const rows = await db.selectFrom('applications').selectAll().orderBy('receivedAt', 'desc').execute()
  return rows.map(({ answers, resume, coverLetter, ...row }) => ({
    ...row,
    // Only sendCandidate writes them, checked. Not checked again: rules may have changed since.
    answers: JSON.parse(answers) as Candidate,
    resume: toFile(resume),
    coverLetter: toFile(coverLetter),
  }))
}
