/**
 * Makes the backup before an upgrade (server/primary.ts): one more copy in BACKUP_URL, or the only one in
 * `DATA_DIR/backups`.
 */
import { existsSync } from 'node:fs'
import { openCopies } from '../lib/backups/copies.ts'
import { toCopyName } from '../lib/backups/copy-name.ts'
import { openUpgradeCopies } from '../lib/backups/upgrade-copies.ts'
import { createBackup, toSiteData } from '../lib/db/backup.ts'
import { exitOnConfigurationError } from '../lib/db/configure.ts'
import { BackupError } from '../lib/db/data-error.ts'
import { getDatabasePath } from '../lib/db/database.ts'
import { getEnv } from '../lib/env.ts'
import { fail, say } from './terminal.ts'

const env = await exitOnConfigurationError(getEnv)
if (!env.DATABASE_URL && !existsSync(getDatabasePath(env.DATA_DIR))) {
  say('There is no data to back up.')
  process.exit(0)
}
try {
  const copies = env.BACKUP_URL ? openCopies(env.BACKUP_URL, env) : openUpgradeCopies(env)
  const name = toCopyName(Date.now())
  const target = copies.locate(name)
  await createBackup(toSiteData(env), target)
  if (!env.BACKUP_URL) for (const other of await copies.list()) if (other !== name) await copies.remove(other)
  say(`Backed up to ${target}`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  fail(error.message)
}
