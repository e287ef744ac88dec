/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: all that DATA_DIR holds of value, out and back in. */
import { BackupError, createBackup, restoreBackup } from '../lib/backend/own/backup.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/backend/own/files/file-store.ts'
import { readSettings } from '../lib/env.ts'

const { DATA_DIR, FILES_URL, ...settings } = readSettings(process.env, FILE_SETTINGS)
const bucket = FILES_URL ? createFileStore({ DATA_DIR, FILES_URL, ...settings }) : undefined
const [command, folder] = process.argv.slice(2)

if ((command !== 'backup' && command !== 'restore') || !folder) {
  process.stderr.write('npm run backup -- FOLDER     copies the data out, also while the site runs\n')
  process.stderr.write('npm run restore -- FOLDER    puts a backup where no data is yet, while the site is stopped\n')
  process.exit(1)
}

try {
  const act = command === 'backup' ? createBackup(DATA_DIR, folder, bucket) : restoreBackup(folder, DATA_DIR, bucket)
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
