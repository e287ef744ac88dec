import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobs } from '../../content/jobs.ts'
import { openDatabase } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { createHttpBackend } from './http/index.ts'
import { sampleCandidate, startBackendProcess } from './testing.ts'
import { type Applicant, createApplicant, inspectStored, toEmail } from './testing-applicants.ts'

/** The result of all rounds. Everything but `acknowledged` and `stored` must be 0. */
type CrashResult = {
  acknowledged: number
  stored: number
  lost: number
  damaged: number
  doubled: number
  failedRetries: number
}

/** What is killed, and how people apply to it; `apply` resolves to the reference, or rejects. */
export type Victim = {
  start(dataDir: string): Promise<{ url: string; stop(signal?: NodeJS.Signals): Promise<void> }>
  apply(url: string, applicant: Applicant): Promise<string | null>
}

const APPLICANTS = 6

/** Applies over HTTP; resolves to the reference. */
export async function applyToBackend(url: string, applicant: Applicant) {
  const { key, files } = applicant
  const backend = createHttpBackend({ url, timeoutMs: 10_000, retryDelaysMs: [] })
  const [resumeLink = '', coverLetterLink = ''] = await Promise.all(
    files.map((file, at) => backend.sendFile(file, { idempotencyKey: `${key}-${at}` })),
  )
  const candidate = { ...sampleCandidate, email: toEmail(applicant), jobId: jobs[0]?.id ?? '' }
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
  const { stored, lost, damaged, doubled } = await inspectStored(db, createFolderStore(dataDir), applicants)
  await db.destroy()
  result.stored = stored
  result.lost += lost
  result.damaged += damaged
  result.doubled += doubled
}

/**
 * Kills a backend while people apply, inspects the disk, and lets them try again with the same keys, for some rounds.
 */
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
    // Odd rounds are killed at any moment, even ones just after an answer, however slow the machine is.
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
