/**
 * Reads what the site stored, for browser tests that call it synchronously. `rows SQL` runs one statement on DATABASE_URL, with its values as
 * JSON on standard input; `hash NAME` returns the SHA-256 of a file in the file store. Prints JSON.
 */
import { createHash } from 'node:crypto'
import { buffer, json } from 'node:stream/consumers'
import pg from 'pg'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { readSettings } from '../lib/env.ts'

const [what, subject = ''] = process.argv.slice(2)
const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL'])

async function runStatement() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  let count = 0
  const { rows, rowCount } = await client.query(
    subject.replaceAll('?', () => `$${++count}`),
    (await json(process.stdin)) as unknown[],
  )
  await client.end()
  return { rows, changes: rowCount }
}

const hashFile = async () =>
  createHash('sha256')
    .update(await buffer(await createFileStore(env).get(subject)))
    .digest('hex')

process.stdout.write(JSON.stringify(what === 'hash' ? await hashFile() : await runStatement()))
