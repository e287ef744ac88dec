import 'server-only'
import { findFile, type StoredApplication } from '../applications/read-applications.ts'
import { recordOnce } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { sendFile } from '../db/files/send-file.ts'
import type { Session } from './sessions.ts'
import { missing } from './studio-problem.ts'

type Call = { db: Database; files: FileStore; session: Session; params: { reference: string; file: string } }

/** Sends a file of an application, and records who opened it. Throws `missing`. */
export async function sendApplicationFile(
  { db, files, session, params: { reference, file } }: Call,
  application: StoredApplication | null,
): Promise<Response> {
  const found = application && findFile(application, file)
  if (!found) throw missing()
  await recordOnce(db, session, 'open a file of', { subject: `application ${reference}`, part: file })
  return sendFile(files, found, `${reference}-${file}`)
}
