/**
 * Makes the backup before an upgrade (server/primary.ts): one more copy in BACKUP_URL, or the only one in
 * `DATA_DIR/backups`.
 */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openCopies } from '../lib/backups/copies.ts'
import { toCopyName } from '../lib/backups/copy-name.ts'
import { createBackup, toSiteData } from '../lib/db/backup.ts'
import { exitOnConfigurationError } from '../lib/db/configure.ts'
import { BackupError } from '../lib/db/data-error.ts'
import { getDatabasePath } from '../lib/db/database.ts'
import { getEnv } from '../lib/env.ts'
import { fail, say } from './terminal.ts'

const env = await exitOnConfigurationError(getEnv)
const { DATA_DIR, DATABASE_URL, BACKUP_URL } = env
const name = toCopyName(Date.now())
const folder = path.join(DATA_DIR, 'backups')

if (!DATABASE_URL && !existsSync(getDatabasePath(DATA_DIR))) {
  say('There is no data to back up.')
  process.exit(0)
}
try {
  const target = BACKUP_URL ? openCopies(BACKUP_URL, env).locate(name) : path.join(folder, name)
  if (!BACKUP_URL) rmSync(folder, { recursive: true, force: true })
  await createBackup(toSiteData(env), target)
  say(`Backed up to ${target}`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  fail(error.message)
}
