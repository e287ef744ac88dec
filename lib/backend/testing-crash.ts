import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FILE_KINDS } from '../uploads/kinds.ts'
import { createPdf } from '../uploads/testing-documents.ts'
import type { CheckedFile } from './contract.ts'
import { createHttpBackend } from './http/index.ts'
import { openDatabase } from './own/database.ts'
import { jobs } from './own/seed/jobs.ts'
import { sampleCandidate, startBackendProcess } from './testing.ts'

/** For tests: what `kill -9` did to the applications of all rounds. Everything but `acknowledged` and `stored` must be 0. */
type CrashResult = {
  acknowledged: number
  stored: number
  lost: number
  damaged: number
  doubled: number
  failedRetries: number
}

/** For tests: an applicant; `reference` once the application was acknowledged. */
export type Applicant = { key: string; files: CheckedFile[]; hashes: string[]; reference: string | null }

/** For tests: what is killed, and how people apply to it; `apply` resolves to the reference, or rejects. */
export type Victim = {
  start(dataDir: string): Promise<{ url: string; stop(signal?: NodeJS.Signals): Promise<void> }>
  apply(url: string, applicant: Applicant): Promise<string | null>
}

const APPLICANTS = 6

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** For tests: a person with two files in the folder. */
export async function createApplicant(folder: string): Promise<Applicant> {
  const key = randomUUID()
  const files = await Promise.all(
    ['resume', 'letter'].map(async (kind) => {
      const bytes = createPdf(0, randomBytes(20_000 + Math.floor(Math.random() * 800_000)).toString('base64'))
      const file = path.join(folder, `${key}-${kind}`)
      await writeFile(file, bytes)
      return { path: file, name: `${kind}.pdf`, type: FILE_KINDS.pdf, bytes: bytes.length }
    }),
  )
  const hashes = await Promise.all(files.map(async (file) => hash(await readFile(file.path))))
  return { key, files, hashes, reference: null }
}

/** For tests: applies over HTTP; resolves to the reference. */
export async function applyToBackend(url: string, { key, files }: Applicant) {
  const backend = createHttpBackend({ url, timeoutMs: 10_000, retryDelaysMs: [] })
  const [resumeLink = '', coverLetterLink = ''] = await Promise.all(
    files.map((file, at) => backend.sendFile(file, { idempotencyKey: `${key}-${at}` })),
  )
  const candidate = { ...sampleCandidate, email: `${key}@mail.example`, jobId: jobs[0]?.id ?? '' }
  const context = { idempotencyKey: key }
  const { reference } = await backend.sendCandidate({ ...candidate, resumeLink, coverLetterLink }, context)
  return reference
}

const toBackendProcess = (url?: string): Victim => ({
  start: (dataDir) => startBackendProcess(dataDir, 0, url),
  apply: applyToBackend,
})

async function inspect(dataDir: string, url: string | undefined, applicants: Applicant[], result: CrashResult) {
  const db = await openDatabase(dataDir, url)
  const rows = await db.selectFrom('applications').selectAll().execute()
  await db.destroy()
  result.stored = rows.length
  for (const { key, reference, hashes } of applicants) {
    const own = rows.filter(({ email }) => email === `${key}@mail.example`)
    if (reference && !own.some((row) => row.reference === reference)) result.lost += 1
    if (own.length > 1) result.doubled += 1
    for (const row of own) {
      const stored = [row.resume, row.coverLetter].map((name) => readFile(path.join(dataDir, 'uploads', name)))
      const found = await Promise.all(stored).then(
        (files) => files.map(hash),
        () => [],
      )
      if (found.join() !== hashes.join()) result.damaged += 1
    }
  }
}

/** For tests: kills a backend while people apply, inspects the disk, and lets them try again with the same keys, for some rounds. */
export async function crash(
  folder: string,
  rounds: number,
  { url, victim = toBackendProcess(url) }: { url?: string; victim?: Victim } = {},
): Promise<CrashResult> {
  const apply = async (url: string, applicant: Applicant) => {
    applicant.reference = await victim.apply(url, applicant)
  }
  const dataDir = path.join(folder, 'data')
  const all: Applicant[] = []
  const result: CrashResult = { acknowledged: 0, stored: 0, lost: 0, damaged: 0, doubled: 0, failedRetries: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const applicants = await Promise.all(Array.from({ length: APPLICANTS }, () => createApplicant(folder)))
    all.push(...applicants)
    const running = await victim.start(dataDir)
    const answered = applicants.map((applicant) => apply(running.url, applicant))
    const attempts = answered.map((attempt) => attempt.catch(() => undefined))
    // Odd rounds are killed at some moment, even ones just after an answer, however slow the machine is.
    if (round % 2 === 0) await Promise.any(answered).catch(() => undefined)
    await sleep((round * 61) % 300)
    await running.stop('SIGKILL')
    await Promise.all(attempts)
    result.acknowledged += applicants.filter(({ reference }) => reference).length
    await inspect(dataDir, url, all, result)

    const restarted = await victim.start(dataDir)
    const retries = applicants.map((applicant) => apply(restarted.url, applicant))
    const outcomes = await Promise.allSettled(retries)
    result.failedRetries += outcomes.filter(({ status }) => status === 'rejected').length
    await restarted.stop()
    await inspect(dataDir, url, all, result)
  }
  return result
}
