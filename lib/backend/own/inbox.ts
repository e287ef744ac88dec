import { existsSync } from 'node:fs'
import { type FileWarning, formatFileWarnings } from '../../uploads/warnings.ts'
import type { Candidate } from '../contract.ts'
import { type Database, getDatabasePath, openDatabase } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import type { ApplicationRow, MessageRow, SubscriberRow, UploadRow } from './schema.ts'

/** A stored file as the operator sees it, with its warnings in words. */
export type InboxFile = Omit<UploadRow, 'claimedBy' | 'receivedAt' | 'sender'> & { path: string }

/** An application with all its answers and files. */
export type InboxApplication = Omit<ApplicationRow, 'answers' | 'resume' | 'coverLetter'> & {
  answers: Candidate
  resume: InboxFile
  coverLetter: InboxFile
}

/** Opens the database for the operator; null where the site has not created its file yet. */
export const openInbox = async (dataDir: string, url?: string): Promise<Database | null> =>
  url || existsSync(getDatabasePath(dataDir)) ? openDatabase(dataDir, url) : null

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
    // sendCandidate checked them. They are not checked again, because rules may have changed since.
    answers: JSON.parse(answers) as Candidate,
    resume: toFile(resume),
    coverLetter: toFile(coverLetter),
  }))
}
