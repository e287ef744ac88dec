/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: all that DATA_DIR and DATABASE_URL hold of value, out and back in. */
import { BackupError, createBackup, restoreBackup } from '../lib/backend/own/backup.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/backend/own/files/file-store.ts'
import { readSettings } from '../lib/env.ts'

const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL'])
const { DATA_DIR, DATABASE_URL } = env
const bucket = env.FILES_URL ? createFileStore(env) : undefined
const [command, folder] = process.argv.slice(2)

if ((command !== 'backup' && command !== 'restore') || !folder) {
  process.stderr.write('npm run backup -- FOLDER     copies the data out, also while the site runs\n')
  process.stderr.write('npm run restore -- FOLDER    puts a backup where no data is yet, while the site is stopped\n')
  process.exit(1)
}

try {
  const act =
    command === 'backup'
      ? createBackup(DATA_DIR, folder, bucket, DATABASE_URL)
      : restoreBackup(folder, DATA_DIR, bucket, DATABASE_URL)
  const { applications, messages, subscribers, files } = await act
  const done = command === 'backup' ? `Backed up ${DATA_DIR} to ${folder}` : `Restored ${folder} to ${DATA_DIR}`
  process.stdout.write(
    `${done}: ${applications} applications, ${messages} messages, ${subscribers} subscribers, ${files} files.\n`,
  )
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
