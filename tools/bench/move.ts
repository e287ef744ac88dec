/**
 * `npm run move-test -- [--applications 1000] [--bytes 2000000]`: moves a running site with that many applications, of two files
 * each, to a PostgreSQL and a bucket of its own, kills the first run half-way, and compares every row and every file afterwards.
 * s3rver lists more than 1,000 files only with OpenSSL's old ciphers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { moveRunningSite } from '../../lib/backend/testing-move.ts'
import { createDatabase, stopPostgres } from '../../lib/backend/testing-postgres.ts'

const { values } = parseArgs({
  options: { applications: { type: 'string', default: '1000' }, bytes: { type: 'string', default: '2000000' } },
})

const url = await createDatabase('PostgreSQL')
if (!url) throw new Error('There is no PostgreSQL for this machine.')
const folder = await mkdtemp(path.join(tmpdir(), 'site-move-'))
const result = await moveRunningSite(folder, url, Number(values.applications), Number(values.bytes))
process.stdout.write(`${JSON.stringify(result)}\n`)
await stopPostgres()
await rm(folder, { recursive: true, force: true })
process.exit(result.different === 0 && result.applications === result.before + result.meanwhile ? 0 : 1)
