/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: copy the data of DATA_DIR and DATABASE_URL out and back in. */
import { createBackup, restoreBackup, toSiteData } from '../lib/db/backup.ts'
import { BackupError } from '../lib/db/data-error.ts'
import { FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { ConfigurationError, readSettings } from '../lib/env.ts'
import { countList, openInbox } from '../lib/studio/inbox.ts'
import { fail, say, toConfirmed } from './terminal.ts'

const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL', 'SECRETS_KEY'])
const { DATA_DIR, DATABASE_URL } = env
const site = toSiteData(env)
const [command, folder] = process.argv.slice(2)

async function countConfirmed(): Promise<number> {
  const db = await openInbox(DATA_DIR, DATABASE_URL)
  const count = db ? await countList(db, 'subscribers') : 0
  await db?.destroy()
  return count
}

if ((command !== 'backup' && command !== 'restore') || !folder) {
  fail(`npm run backup -- FOLDER     copies the data out, also while the site runs
npm run restore -- FOLDER    puts a backup where no data is yet, while the site is stopped
FOLDER may be a prefix in a bucket: s3://bucket/backups/site-2026-11-21`)
}

try {
  const act = command === 'backup' ? createBackup(site, folder) : restoreBackup(folder, site)
  const { applications, messages, subscribers, files } = await act
  const done = command === 'backup' ? `Backed up ${DATA_DIR} to ${folder}` : `Restored ${folder} to ${DATA_DIR}`
  const people = `${subscribers} subscribers${toConfirmed(subscribers, await countConfirmed())}`
  say(`${done}: ${applications} applications, ${messages} messages, ${people}, ${files} files.`)
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigurationError)) throw error
  fail(error.message)
}
