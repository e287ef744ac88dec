import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { BackendError } from '../backend/contract.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend/embedded/index.ts'
import { createReads } from '../backend/fallback-reads.ts'
import { openLastGood } from '../backend/last-good.ts'
import { sampleMessage } from '../backend/testing.ts'
import { type Network, startNetwork } from '../backend/testing-network.ts'
import { classifyDataError } from './data-error.ts'
import { openDatabase } from './database.ts'
import { createFolderStore } from './files/folder-store.ts'
import { isPostgres } from './is-postgres.ts'
import { listenForChanges } from './postgres-dialect.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from './testing-postgres.ts'

afterAll(stopPostgres)

const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip

describeOnPostgres('a PostgreSQL', () => {
  let dataDir: string
  let target: string
  let network: Network
  let url: string
  let backend: EmbeddedBackend
  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-postgres-test-'))
    target = (await createDatabase('PostgreSQL')) ?? ''
    network = await startNetwork([Number(new URL(target).port)])
    const through = new URL(target)
    through.host = `127.0.0.1:${network.port}`
    through.searchParams.set('statement_timeout', '2000')
    url = through.href
    backend = createEmbeddedBackend(dataDir, { url })
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    network.silence(false)
    await backend.close()
    await network.close()
    await dropDatabase(target)
    await rm(dataDir, { recursive: true, force: true })
  })

  const send = () => backend.sendContact(sampleMessage, {})
  const getError = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      (error) => (error instanceof BackendError ? [error.code, classifyDataError(error)?.trouble] : error),
    )
  const away = ['busy', 'database away']

  it('is known as one in every bundle, each of which has a copy of Kysely', async () => {
    await jest.isolateModulesAsync(async () => {
      const other = await import('./is-postgres.ts')
      expect(other.isPostgres).not.toBe(isPostgres)
      expect(await backend.use('test', async (db) => other.isPostgres(db))).toBe(true)
    })
  })

  it('that stops and comes back is named, and used again at once', async () => {
    await send()
    await network.close()
    expect(await getError(send())).toEqual(away)
    await network.open()
    expect(await getError(send())).toBeNull()
  })

  it('with a locked table is busy, and takes the message afterwards', async () => {
    await send()
    const other = await openDatabase(dataDir, target)
    await other.transaction().execute(async (transaction) => {
      await sql`lock table messages in access exclusive mode`.execute(transaction)
      expect(await getError(send())).toEqual(['busy', 'database busy'])
    })
    await other.destroy()
    expect(await getError(send())).toBeNull()
  })

  it('that falls silent is given up in time, by all who ask at once, and used again once it speaks', async () => {
    await send()
    network.silence(true)
    expect(await Promise.all(Array.from({ length: 12 }, () => getError(send())))).toEqual(Array(12).fill(away))
    network.silence(false)
    expect(await getError(send())).toBeNull()
  })

  it('that falls silent keeps nobody waiting who asks whether it is there, and is told from the file store', async () => {
    await send()
    network.silence(true)
    expect(await backend.checkReady?.().catch((error: Error) => classifyDataError(error)?.trouble)).toBe(
      'database away',
    )
    const check = () => new Promise<void>(() => undefined)
    const other = createEmbeddedBackend(dataDir, { files: { ...createFolderStore(dataDir), check }, url })
    const both = await other.checkReady?.().catch((error: AggregateError) => error.errors)
    await other.close().catch(() => undefined)
    expect((both ?? []).map((error: unknown) => classifyDataError(error)?.trouble)).toEqual([
      'database away',
      'file store away',
    ])
  })

  it('that is away leaves its last good lists and articles in place, also after a restart of the site', async () => {
    const read = () => createReads(backend, openLastGood(dataDir), 1_000)
    const first = await read().getPosts()
    const jobs = await read().getJobs()
    await network.close()
    expect(await read().getJobs()).toEqual({ items: jobs.items, isFresh: false })
    expect(await read().getPosts()).toEqual({ items: first.items, isFresh: false })
    const id = first.items[0]?.id ?? ''
    expect(await read().getPost(id)).toMatchObject({ state: 'found', isFresh: false })
  })

  it('tells of changes, until its connection ends', async () => {
    await backend.getTeam()
    const notice = jest.fn()
    const listener = await listenForChanges(url, notice)
    const other = await createConnectionTo(target)
    await other.query('update team set bio = bio')
    while (notice.mock.calls.length === 0) await sleep(50)
    expect(notice).toHaveBeenCalledTimes(1)
    expect(listener.isAlive()).toBe(true)
    network.cut()
    while (listener.isAlive()) await sleep(50)
    await other.end()
  })
})

async function createConnectionTo(url: string) {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
