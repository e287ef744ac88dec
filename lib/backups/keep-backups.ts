import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { backupMail } from '../../content/backup-mail.ts'
import { createBackup, isBucket, toSiteData } from '../db/backup.ts'
import { BackupError, classifyDataError } from '../db/data-error.ts'
import { type Database, getDatabasePath } from '../db/database.ts'
import type { BackupRunRow } from '../db/schema.ts'
import { enqueueMails } from '../delivery/deliveries.ts'
import { type Env, sendsMail, toStudioUrl } from '../env.ts'
import { toIso } from '../format/date.ts'
import { describeError, log } from '../log.ts'
import { fill, type Part, renderMail } from '../mail/message.ts'
import { routes } from '../routes.ts'
import { getFreeSpace } from '../uploads/free-space.ts'
import {
  DAY_MS,
  endLease,
  extendLease,
  getLastRun,
  MAX_AGE_MS,
  mayAlarm,
  readBackupState,
  storeFound,
  storeRun,
  takeLease,
} from './backup-state.ts'
import { type Copies, openCopies } from './copies.ts'
import { toCopyName, toCopyTime } from './copy-name.ts'
import { proveCopy } from './prove-copy.ts'

/** The hour of the nightly copy, in the time zone of the machine. */
const HOUR = 2
const BEAT_MS = 60_000
const MB = 1024 * 1024

/** Runs `act` on the site's database; `call` names it in the log. */
type Use = <Value>(call: string, act: (db: Database) => Promise<Value>) => Promise<Value>

type Work = { env: Env; use: Use; copies: Copies; now: () => number }

/** Returns when the last night began. */
function toLastNight(now: number): number {
  const night = new Date(now)
  night.setHours(HOUR, 0, 0, 0)
  if (night.getTime() > now) night.setDate(night.getDate() - 1)
  return night.getTime()
}

// The message of another error may hold keys or personal data.
const toSentence = (error: unknown) =>
  error instanceof BackupError
    ? error.message
    : `It did not work: ${classifyDataError(error)?.trouble ?? 'unknown error'}. The log of the server says more.`

/** Throws BackupError if a copy would fill the disk. */
async function requireSpace({ env, use }: Work, address: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL, FREE_SPACE_MB } = env
  const needed = await use('backups', async (db) => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(bytes), 0) as bytes from (select bytes from uploads union all select bytes from pictures) as stored
    `.execute(db)
    const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    const database = DATABASE_URL
      ? Number((await size.execute(db)).rows[0]?.bytes)
      : statSync(getDatabasePath(DATA_DIR)).size
    // For a bucket only the rows are collected on this machine.
    return database + (isBucket(address) ? 0 : Number(rows[0]?.bytes))
  })
  const free = (await getFreeSpace(isBucket(address) ? DATA_DIR : address)) - FREE_SPACE_MB * MB
  if (free < needed)
    throw new BackupError(
      `There is no room for a copy: it needs ${Math.ceil(needed / MB)} MB, besides the ${FREE_SPACE_MB} MB of FREE_SPACE_MB. Make room, or lower BACKUP_KEEP.`,
    )
}

/** Runs `act`, and stores whether it succeeded. */
async function storeResult(
  { use, now }: Work,
  kind: BackupRunRow['kind'],
  copy: string,
  act: () => Promise<{ rows: Record<string, number>; files: number }>,
): Promise<BackupRunRow['problem']> {
  const startedAt = now()
  const started = performance.now()
  const done = await act().then(
    (made) => ({ ...made, problem: '' }),
    (error: unknown) => {
      const event = kind === 'copy' ? 'backup not made' : 'backup not restored'
      log.error(event, { copy, ...describeError(error), ...classifyDataError(error) })
      return { rows: {}, files: 0, problem: toSentence(error) }
    },
  )
  const { rows, files, problem } = done
  const seconds = Math.round((performance.now() - started) / 1_000)
  const run = { kind, copy, startedAt: toIso(startedAt), seconds, rowCounts: JSON.stringify(rows), files, problem }
  await use('backups', (db) => storeRun(db, run))
  return problem
}

/** Makes tonight's copy unless it exists, and removes copies older than BACKUP_KEEP days. */
async function copyIfDue(work: Work, newest: string | undefined): Promise<void> {
  const { env, copies, now } = work
  if ((newest ? (toCopyTime(newest) ?? 0) : 0) >= toLastNight(now())) return
  await copies.removeIncomplete()
  const name = toCopyName(now())
  const problem = await storeResult(work, 'copy', name, async () => {
    await requireSpace(work, env.BACKUP_URL ?? '')
    const { files, ...rows } = await createBackup(toSiteData(env), copies.locate(name), now())
    return { rows, files }
  })
  if (problem) return
  for (const old of await copies.list())
    if (now() - (toCopyTime(old) ?? 0) > env.BACKUP_KEEP * DAY_MS) await copies.remove(old)
}

/** Returns whether the newest copy has to be restored: once a week, and a day after a failure once there is a newer one. */
function isProofDue(proof: BackupRunRow | null, newest: string, now: number): boolean {
  const age = proof ? now - Date.parse(proof.startedAt) : Number.POSITIVE_INFINITY
  return age >= 7 * DAY_MS || (age >= DAY_MS && proof?.problem !== '' && proof?.copy !== newest)
}

const toOld = (time: number, now: number) => fill(backupMail.old, { days: String(Math.floor((now - time) / DAY_MS)) })

/** Restores the newest copy if that is due. Returns what is wrong with the copies, in sentences. */
async function proveIfDue(work: Work, newest: string | undefined): Promise<string[]> {
  const { env, use, copies, now } = work
  const { made, proof } = await use('backups', async (db) => ({
    made: await getLastRun(db, 'copy', true),
    proof: await getLastRun(db, 'proof'),
  }))
  const expected = made && made.copy > (newest ?? '') ? made.copy : newest
  if (!expected) return []
  if (!isProofDue(proof, expected, now())) return proof?.problem ? [proof.problem] : []
  const problem = await storeResult(work, 'proof', expected, async () => {
    if (expected !== newest) throw new BackupError(backupMail.gone)
    const { copied, tables, manifest } = await proveCopy(copies.locate(expected), env)
    const age = now() - Date.parse(manifest.madeAt)
    if (age > MAX_AGE_MS) throw new BackupError(toOld(Date.parse(manifest.madeAt), now()))
    return { rows: tables, files: copied.files }
  })
  return problem ? [problem] : []
}

/** Emails the owner, at most once a day. */
async function alarm({ env, use, now }: Work, problems: ReadonlySet<string>): Promise<void> {
  const recipients = new Set([env.MAIL_TO_SALES, env.MAIL_TO_HIRING].filter((address) => address !== undefined))
  if (!sendsMail(env) || recipients.size === 0) return
  const parts: Part[] = [
    { kind: 'text', text: backupMail.text },
    ...[...problems].map((text): Part => ({ kind: 'quote', text })),
    { kind: 'text', text: backupMail.advice },
    ...(env.STUDIO === 'off'
      ? []
      : [{ kind: 'button' as const, label: backupMail.button, href: toStudioUrl(env) + routes.studio.health }]),
    { kind: 'small', text: backupMail.once },
  ]
  const mails = [...recipients].map((to) => renderMail(to, backupMail.subject, parts))
  await use('backups', (db) =>
    db.transaction().execute(async (transaction) => {
      if (await mayAlarm(transaction, now())) await enqueueMails(transaction, mails, 'backup')
    }),
  )
}

/** Makes and restores copies if that is due, stores the list of copies, and raises the alarm. */
async function makeAndProve(work: Work): Promise<void> {
  const { copies, use, now } = work
  const before = (await copies.list())[0]
  // A copy is restored before the next one is made, so that damage on the disk is noticed.
  const problems = new Set(await proveIfDue(work, before))
  await copyIfDue(work, before)
  const names = await copies.list()
  const [newest] = names
  await use('backups', (db) => storeFound(db, { copies: names.length, newest: newest ?? null }))
  // The first copy is restored at once.
  for (const problem of await proveIfDue(work, newest)) problems.add(problem)
  const time = newest ? toCopyTime(newest) : null
  if (time === null || now() - time > MAX_AGE_MS) {
    log.error('backup missing or old', { copies: names.length, newest })
    problems.add(time === null ? backupMail.none : toOld(time, now()))
  }
  if (problems.size > 0) await alarm(work, problems)
}

/** Logs that the copies cannot be read now, which alarms the owner once the last known copy is old. */
async function noteUnreadable(work: Work, error: unknown): Promise<void> {
  log.error('backups not readable', { ...describeError(error), ...classifyDataError(error) })
  const { warnings } = await work.use('backups', (db) => readBackupState(db, work.now()))
  if (warnings.includes('none') || warnings.includes('old')) await alarm(work, new Set([backupMail.unreadable]))
}

/**
 * Makes the nightly copy and the weekly proof if they are due, and raises the alarm if copies are missing, old or
 * damaged. Call it every hour. Of several processes, only one does it at a time.
 */
export async function keepBackups(env: Env, use: Use, now: () => number = Date.now): Promise<void> {
  if (!env.BACKUP_URL || !(await use('backups', (db) => takeLease(db, now())))) return
  const extend = () => use('backups', (db) => extendLease(db, now())).catch(() => undefined)
  const beat = setInterval(() => void extend(), BEAT_MS).unref()
  const work = { env, use, copies: openCopies(env.BACKUP_URL, env), now }
  try {
    await makeAndProve(work).catch((error: unknown) => noteUnreadable(work, error))
  } finally {
    clearInterval(beat)
    await use('backups', endLease)
  }
}
