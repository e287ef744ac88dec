import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import type { CheckedFile } from '../uploads/checked-file.ts'
import { FILE_KINDS } from '../uploads/kinds.ts'
import { createPdf } from '../uploads/testing-documents.ts'
import type { createEmbeddedBackend } from './embedded/index.ts'
import { sampleCandidate } from './testing.ts'

/** An applicant; `reference` once the application was acknowledged. */
export type Applicant = { key: string; files: CheckedFile[]; hashes: string[]; reference: string | null }

/** The address that an applicant gives. */
export const toEmail = ({ key }: { key: string }) => `${key}@mail.example`

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Creates a person with two files in the folder, of about `bytes` each, or otherwise of any length up to 1.1 MB. */
export async function createApplicant(folder: string, bytes?: number): Promise<Applicant> {
  const key = randomUUID()
  const files = await Promise.all(
    ['resume', 'letter'].map(async (kind) => {
      const length = bytes ? bytes * 0.75 : 20_000 + Math.random() * 800_000
      const content = createPdf(0, randomBytes(Math.floor(length)).toString('base64'))
      const file = path.join(folder, `${key}-${kind}`)
      await writeFile(file, content)
      return { path: file, name: `${kind}.pdf`, type: FILE_KINDS.pdf, bytes: content.length }
    }),
  )
  const hashes = await Promise.all(files.map(async (file) => hash(await readFile(file.path))))
  return { key, files, hashes, reference: null }
}

/** Compares what is stored with what people sent. `damaged` counts applications whose files differ. */
export async function inspectStored(db: Database, store: FileStore, applicants: readonly Applicant[]) {
  const emails = applicants.map(toEmail)
  const rows = await db.selectFrom('applications').selectAll().where('email', 'in', emails).execute()
  const result = { stored: rows.length, lost: 0, damaged: 0, doubled: 0 }
  for (const applicant of applicants) {
    const { reference, hashes } = applicant
    const own = rows.filter(({ email }) => email === toEmail(applicant))
    if (reference && !own.some((row) => row.reference === reference)) result.lost += 1
    if (own.length > 1) result.doubled += 1
    for (const { resume, coverLetter } of own) {
      const files = [resume, coverLetter].map(async (name) => hash(await buffer(await store.get(name))))
      const found = await Promise.all(files).catch(() => [])
      if (found.join() !== hashes.join()) result.damaged += 1
    }
  }
  return result
}

/** Sends an application for the first job, unless `more` names another, with two small files. Returns its reference. */
export async function apply(
  backend: ReturnType<typeof createEmbeddedBackend>,
  folder: string,
  more: Partial<typeof sampleCandidate> = {},
): Promise<string> {
  const links = ['resume', 'letter'].map(async (kind) => {
    const file = path.join(folder, randomUUID())
    await writeFile(file, `%PDF-1.7 ${kind}`)
    return backend.sendFile({ path: file, name: `${kind}.pdf`, type: FILE_KINDS.pdf, bytes: 9 }, {})
  })
  const [resumeLink = '', coverLetterLink = ''] = await Promise.all(links)
  const jobId = (await backend.getJobs())[0]?.id ?? ''
  const sent = { ...sampleCandidate, jobId, ...more, resumeLink, coverLetterLink }
  return (await backend.sendCandidate(sent, {})).reference ?? ''
}
