/**
 * `npm run move-test --prefix tools -- [--applications 1000] [--bytes 2000000]`: moves a running site with that many applications, of two files
 * each, to a PostgreSQL and a bucket of its own, kills the first run half-way, and compares every row and every file afterwards.
 * s3rver lists more than 1,000 files only with OpenSSL's old ciphers.
 */
import { moveRunningSite } from '../../lib/db/testing-move.ts'
import { createDatabase, stopPostgres } from '../../lib/db/testing-postgres.ts'
import { readOptions, runInFolder } from '../command.ts'

const { applications, bytes } = readOptions({ applications: 1_000, bytes: 2_000_000 })

async function move(folder: string) {
  const url = await createDatabase('PostgreSQL')
  if (!url) throw new Error('There is no PostgreSQL for this machine.')
  return moveRunningSite(folder, url, applications, bytes).finally(stopPostgres)
}

await runInFolder(
  'move',
  move,
  (result) => result.different === 0 && result.applications === result.before + result.meanwhile,
)
