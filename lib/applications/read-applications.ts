import type { Candidate } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import type { ApplicationRow, UploadRow } from '../db/schema.ts'
import { type FileWarning, formatFileWarnings } from '../uploads/warnings.ts'

/** A stored file, with its warnings in words and the place where an operator finds it. */
export type ApplicationFile = Pick<UploadRow, 'stored' | 'name' | 'type' | 'bytes' | 'sha256' | 'warnings'> & {
  path: string
}

/** An application with all its answers and files. */
export type StoredApplication = Omit<ApplicationRow, 'answers' | 'resume' | 'coverLetter'> & {
  answers: Candidate
  /** Null if the candidate sent none. */
  resume: ApplicationFile | null
  coverLetter: ApplicationFile | null
  /** The label of the link through which the person applied, or ''. */
  source: string
}

/** Returns the labels of the links through which people applied, by reference. */
export async function getSources(db: Database, references: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('applicationSources').selectAll().where('reference', 'in', references).execute()
  return new Map(rows.map(({ reference, label }) => [reference, label]))
}

/** Adds the answers and files to rows of applications. */
export async function readApplications(
  db: Database,
  store: FileStore,
  rows: ApplicationRow[],
): Promise<StoredApplication[]> {
  const names = rows.flatMap(({ resume, coverLetter }) => [resume, coverLetter].filter((name) => name !== null))
  const uploads = await db
    .selectFrom('uploads')
    .select(['stored', 'name', 'type', 'bytes', 'sha256', 'warnings'])
    .where('stored', 'in', names)
    .execute()
  const sources = await getSources(
    db,
    rows.map(({ reference }) => reference),
  )
  const byName = new Map(uploads.map((upload) => [upload.stored, upload]))
  const toFile = (name: string | null): ApplicationFile | null => {
    if (name === null) return null
    const upload = byName.get(name)
    if (!upload) throw new Error(`The file ${name} has no entry in the database`)
    const warnings = formatFileWarnings(JSON.parse(upload.warnings) as FileWarning[])
    return { ...upload, warnings, path: store.locate(upload.stored) }
  }
  return rows.map(({ answers, resume, coverLetter, ...row }) => ({
    ...row,
    // These were checked before they were stored. They are not checked again because the rules may have changed.
    answers: JSON.parse(answers) as Candidate,
    resume: toFile(resume),
    coverLetter: toFile(coverLetter),
    source: sources.get(row.reference) ?? '',
  }))
}

/** Returns a file of an application by its name in addresses, or `null`. */
export function findFile({ resume, coverLetter }: StoredApplication, name: string | null): ApplicationFile | null {
  if (name === 'resume') return resume
  return name === 'cover-letter' ? coverLetter : null
}

/** Returns one application with its answers and files, or `null`. */
export async function getApplication(
  db: Database,
  store: FileStore,
  reference: string,
): Promise<StoredApplication | null> {
  const rows = await db.selectFrom('applications').selectAll().where('reference', '=', reference).execute()
  const [application = null] = await readApplications(db, store, rows)
  return application
}
