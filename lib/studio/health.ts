import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { findTroubles } from '../backend/find-troubles.ts'
import { type BackupWarning, readBackupState } from '../backups/backup-state.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import type { BackupRunRow } from '../db/schema.ts'
import { measure } from '../delivery/deliveries.ts'
import { getEnv, sendsMail } from '../env.ts'
import { toIso } from '../format/date.ts'
import { getFreeSpace } from '../uploads/free-space.ts'

const MB = 1024 * 1024

/** A nightly copy, or its restore, with the number of rows in all tables. */
type BackupRun = Pick<BackupRunRow, 'copy' | 'startedAt' | 'seconds' | 'files' | 'problem'> & {
  rows: number
  applications: number
  messages: number
}

/** The state of the site for its owner. It has numbers and codes only, nothing about people. */
export type Health = {
  /** The problems that `/readyz` reports. */
  troubles: string[]
  disk: { freeMb: number; minMb: number }
  database: { engine: 'SQLite' | 'PostgreSQL'; version: string }
  files: 'folder' | 'bucket'
  /** Null if the site sends no mail. `problem` is the code of the latest failure among the emails that are not sent. */
  mail: { lastSentAt: string | null; waiting: number; oldestS: number; dead: number; problem: string | null } | null
  /** Null without BACKUP_URL. */
  backups: {
    copies: number
    newestAt: string | null
    keepDays: number
    copy: BackupRun | null
    proof: BackupRun | null
    warnings: BackupWarning[]
  } | null
  versions: { site: string; deployment: string | null; node: string; startedAt: string }
}

function toRun(run: BackupRunRow | null): BackupRun | null {
  if (!run) return null
  const { copy, startedAt, seconds, files, problem } = run
  const counts = JSON.parse(run.rowCounts) as Record<string, number>
  return {
    copy,
    startedAt,
    seconds,
    files,
    problem,
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
    applications: counts.applications ?? 0,
    messages: counts.messages ?? 0,
  }
}

async function readMail(db: Database, now: number): Promise<Health['mail']> {
  if (!sendsMail(getEnv())) return null
  const mails = db.selectFrom('deliveries').where('kind', '=', 'mail')
  const sent = await mails
    .select(({ fn }) => fn.max('settledAt').as('at'))
    .where('state', '=', 'sent')
    .executeTakeFirst()
  const failed = await mails
    .select('problem')
    .where('state', '!=', 'sent')
    .where('problem', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  const { waiting, oldestS, dead } = await measure(db, 'mail', now)
  return { lastSentAt: sent?.at ?? null, waiting, oldestS, dead, problem: failed?.problem ?? null }
}

async function readDatabase(db: Database): Promise<Health['database']> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    return { engine: 'PostgreSQL', version: rows[0]?.server_version.split(' ')[0] ?? '' }
  }
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
  return { engine: 'SQLite', version: rows[0]?.version ?? '' }
}

async function readBackups(db: Database, now: number): Promise<Health['backups']> {
  const { BACKUP_URL, BACKUP_KEEP } = getEnv()
  if (!BACKUP_URL) return null
  const { newestAt, copy, proof, ...known } = await readBackupState(db, now)
  return {
    ...known,
    newestAt: newestAt === null ? null : toIso(newestAt),
    keepDays: BACKUP_KEEP,
    copy: toRun(copy),
    proof: toRun(proof),
  }
}

function readVersion(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Reads the state of the site. */
export async function readHealth(db: Database, now = Date.now()): Promise<Health> {
  const { DATA_DIR, DEPLOYMENT_ID, FILES_URL, FREE_SPACE_MB } = getEnv()
  return {
    troubles: await findTroubles(),
    disk: { freeMb: Math.floor((await getFreeSpace(DATA_DIR)) / MB), minMb: FREE_SPACE_MB },
    database: await readDatabase(db),
    files: FILES_URL ? 'bucket' : 'folder',
    mail: await readMail(db, now),
    backups: await readBackups(db, now),
    versions: {
      site: readVersion(),
      deployment: DEPLOYMENT_ID ?? null,
      node: process.version,
      startedAt: toIso(Math.round(performance.timeOrigin)),
    },
  }
}
