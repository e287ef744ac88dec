import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { posts } from '../../../content/posts/index.ts'
import { openDatabase } from '../../db/database.ts'
import { createFolderStore } from '../../db/files/folder-store.ts'
import { createDatabase, createEmptyDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { sampleCandidate } from '../testing.ts'
import { createEmbeddedBackend } from './index.ts'
import { prune } from './prune.ts'

afterAll(stopPostgres)

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-embedded-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
  })

  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  it('seeds a new database once, also when several processes open it at the same moment', async () => {
    const newFolder = path.join(dataDir, 'new')
    const newUrl = engine === 'PostgreSQL' ? await createEmptyDatabase() : undefined
    const open = `
    const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, '../../db/database.ts'))})
    const db = await openDatabase(${JSON.stringify(newFolder)}, ${JSON.stringify(newUrl ?? '')})
    const rows = await db.selectFrom('posts').select('id').execute()
    process.stdout.write(String(rows.length))`
    const run = promisify(execFile)
    const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', open]
    const counts = await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, flags)))
    expect(counts.map(({ stdout }) => Number(stdout))).toEqual(Array(6).fill(posts.length))
    await dropDatabase(newUrl)
  })

  it('keeps what was stored when it is opened again', async () => {
    await backend.subscribe('reader@mail.example', {})
    await backend.close()
    const db = await openDatabase(dataDir, url)
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([{ email: 'reader@mail.example' }])
    await db.destroy()
  })

  it('dates a post that is changed, and none that is only counted', async () => {
    const [post] = await backend.getPosts()
    const id = post?.id ?? ''
    expect(post?.updatedAt).toBeNull()
    const db = await openDatabase(dataDir, url)
    await db.updateTable('posts').set({ title: 'Corrected' }).where('id', '=', id).execute()
    await db.destroy()
    const changed = await backend.getPost(id)
    expect(Date.now() - Date.parse(changed?.updatedAt ?? '')).toBeLessThan(60_000)
  })

  it('refuses a database that a newer version made', async () => {
    const db = await openDatabase(dataDir, url)
    await db
      .insertInto('migrations' as never)
      .values({ name: '999-later', appliedAt: '' } as never)
      .execute()
    await db.destroy()
    await expect(openDatabase(dataDir, url)).rejects.toThrow('newer version')
  })

  it('prunes unclaimed uploads after a day and leaves young ones alone', async () => {
    const file = path.join(dataDir, 'incoming.pdf')
    await writeFile(file, '%PDF-1.7')
    await backend.sendFile({ path: file, name: 'cv.pdf', type: 'application/pdf', bytes: 8 }, { idempotencyKey: 'a' })
    const db = await openDatabase(dataDir, url)
    expect(await prune(db, createFolderStore(dataDir))).toEqual({ uploads: 0, strays: 0, receipts: 0 })
    expect(await readdir(path.join(dataDir, 'uploads'))).toHaveLength(1)

    jest.useFakeTimers({ now: Date.now() + 25 * 3_600_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    expect(await prune(db, createFolderStore(dataDir))).toEqual({ uploads: 1, strays: 0, receipts: 1 })
    jest.useRealTimers()
    expect(await readdir(path.join(dataDir, 'uploads'))).toHaveLength(0)
    await db.destroy()
  })

  it('lists posts without their bodies, and counts the words of one that changed again', async () => {
    const { description: _, ...first } = (await backend.getPosts())[0] ?? { description: '' }
    const summaries = await backend.getPostSummaries?.()
    expect(summaries?.[0]).toEqual({ ...first, words: expect.any(Number) })
    expect(summaries).toHaveLength(posts.length)

    const db = await openDatabase(dataDir, url)
    await db.updateTable('posts').set({ description: '<p>Three words now</p>' }).execute()
    await db.destroy()
    expect((await backend.getPostSummaries?.())?.map(({ words }) => words)).toEqual(posts.map(() => 3))
  })

  it('lists no position whose closing day is over, and takes no application for it', async () => {
    const [job] = await backend.getJobs()
    const jobId = job?.id ?? ''
    const db = await openDatabase(dataDir, url)
    await db.updateTable('jobs').set({ closingDate: '2020-01-31' }).where('id', '=', jobId).execute()
    await db.destroy()
    expect((await backend.getJobs()).map(({ id }) => id)).not.toContain(jobId)
    expect(await backend.getJob(jobId)).toBeNull()
    await expect(
      backend.sendCandidate({ ...sampleCandidate, jobId, resumeLink: 'x', coverLetterLink: 'x' }, {}),
    ).rejects.toMatchObject({ fields: { jobId: 'is not an open position' } })
  })
})
