import { cp, mkdtemp, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { BackendError } from '../backend/contract.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { sendContact } from '../backend/embedded/store-submission.ts'
import { createReads } from '../backend/fallback-reads.ts'
import { sampleMessage } from '../backend/testing.ts'
import { classifyDataError } from './data-error.ts'
import { getDatabasePath, openDatabase } from './database.ts'

let folder: string
let dataDir: string
let backend: ReturnType<typeof createEmbeddedBackend>
let output: string[]
beforeEach(async () => {
  output = []
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(output.push(String(text))))
  folder = await mkdtemp(path.join(tmpdir(), 'site-trouble-'))
  dataDir = path.join(folder, 'data')
  backend = createEmbeddedBackend(dataDir)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

const getError = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error) =>
      error instanceof BackendError ? { code: error.code, trouble: classifyDataError(error)?.trouble } : error,
  )
const gone = { code: 'failed', trouble: 'data folder gone' }
const damaged = { code: 'failed', trouble: 'database damaged' }

async function countMessages(from = dataDir) {
  const db = await openDatabase(from)
  const rows = await db.selectFrom('messages').select('reference').execute()
  await db.destroy()
  return rows.length
}

it('data that cannot be written asks senders to wait, and says why', async () => {
  await backend.use('lock', (db) => sql`pragma query_only = on`.execute(db))
  expect(await getError(backend.sendContact(sampleMessage, {}))).toEqual({
    code: 'busy',
    trouble: 'data folder not usable',
  })
})

describe('a data folder that is removed while the site runs', () => {
  it('ends every “yes”, and readiness, until it is back', async () => {
    await backend.sendContact(sampleMessage, {})
    await rename(dataDir, `${dataDir}.away`)
    expect(await getError(backend.sendContact(sampleMessage, {}))).toEqual(gone)
    expect(await getError(backend.checkReady?.() ?? Promise.resolve())).toEqual(gone)
    expect((await backend.getJobs()).length).toBeGreaterThan(0)
    await rename(`${dataDir}.away`, dataDir)
    expect(await getError(backend.sendContact(sampleMessage, {}))).toBeNull()
    expect(await countMessages()).toBe(2)
    expect(output.join()).toContain('"event":"data not usable","call":"sendContact","trouble":"data folder gone"')
  })

  it('and replaced is written to under its new database', async () => {
    await backend.sendContact(sampleMessage, {})
    await backend.close()
    await cp(dataDir, `${dataDir}.restored`, { recursive: true })
    await backend.sendContact(sampleMessage, {})
    await rename(dataDir, `${dataDir}.old`)
    await rename(`${dataDir}.restored`, dataDir)
    expect(await getError(backend.sendContact(sampleMessage, {}))).toBeNull()
    expect([await countMessages(), await countMessages(`${dataDir}.old`)]).toEqual([2, 2])
  })
})

describe('a damaged database', () => {
  async function damage(at: number) {
    const handle = await open(getDatabasePath(dataDir), 'r+')
    const { size } = await handle.stat()
    await handle.write(Buffer.alloc(size - at, 0x5a), 0, size - at, at)
    await handle.close()
  }

  it('that is no database at all is named at once, without blocking the process', async () => {
    await backend.getTeam()
    await backend.close()
    await damage(0)
    const waits = jest.spyOn(Atomics, 'wait')
    expect(await getError(backend.getJobs())).toEqual(damaged)
    expect(waits).not.toHaveBeenCalled()
    expect(output.join()).toContain('"trouble":"database damaged","code":"SQLITE_NOTADB"')
  })

  it('with broken pages is named, and no list is shown as empty', async () => {
    await backend.getTeam()
    await backend.close()
    await damage(4096)
    expect(await getError(backend.sendContact(sampleMessage, {}))).toEqual(damaged)
    const site = createReads(backend, null)
    expect(await getError(site.getJobs())).toEqual(damaged)
    expect(await getError(backend.checkReady?.() ?? Promise.resolve())).toEqual(damaged)
  })

  it('that was emptied is never taken for a new one, and takes no forms', async () => {
    await backend.getTeam()
    await backend.close()
    const file = getDatabasePath(dataDir)
    await rm(`${file}-wal`, { force: true })
    await writeFile(file, '')
    const hourAgo = Date.now() / 1000 - 3_600
    await utimes(file, hourAgo, hourAgo)
    expect(await getError(backend.sendContact(sampleMessage, {}))).toEqual(damaged)
    expect(await getError(backend.checkReady?.() ?? Promise.resolve())).toEqual(damaged)
    expect(await getError(createReads(backend, null).getJobs())).toEqual(damaged)
    expect((await stat(file)).size).toBe(0)
  })

  it('that was read before leaves its last good lists in place', async () => {
    const site = createReads(backend, null)
    const { items } = await site.getJobs()
    await backend.close()
    await writeFile(getDatabasePath(dataDir), 'This is no database. '.repeat(400))
    expect(await site.getJobs()).toEqual({ items, isFresh: false })
  })
})

it('says that a locked database is busy, within seconds, and takes the message afterwards', async () => {
  const patience = await backend.use('test', (db) => sql`pragma busy_timeout`.execute(db))
  expect(patience.rows).toEqual([{ timeout: 3_000 }])
  const other = new DatabaseSync(getDatabasePath(dataDir))
  other.exec('begin immediate')
  expect(await getError(backend.sendContact(sampleMessage, {}))).toEqual({ code: 'busy', trouble: 'database busy' })
  other.exec('rollback')
  other.close()
  expect(await getError(backend.sendContact(sampleMessage, {}))).toBeNull()
})

it('names a database that cannot grow, and takes the next message once it can', async () => {
  const db = await openDatabase(dataDir)
  await sql`pragma max_page_count = 1`.execute(db)
  const send = () => sendContact(db, { ...sampleMessage, message: 'x'.repeat(9_000) }, {})
  const errors: unknown[] = []
  for (let time = 0; time < 20 && errors.length < 2; time += 1) await send().catch((error) => errors.push(error))
  const full = { trouble: 'no space', code: 'SQLITE_FULL' }
  expect(errors.map(classifyDataError)).toEqual([full, full])
  await sql`pragma max_page_count = 1000000`.execute(db)
  expect((await send()).reference).toEqual(expect.any(String))
  await db.destroy()
})

it('names a full disk, also as the cause of another error', () => {
  const full = Object.assign(new Error('secret'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  const found = { trouble: 'no space', code: 'SQLITE_FULL' }
  expect(classifyDataError(new BackendError('failed', 'x', { cause: full }))).toEqual(found)
  expect(classifyDataError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toEqual({
    trouble: 'no space',
    code: 'ENOSPC',
  })
  expect(classifyDataError(new Error('x'))).toBeNull()
})
