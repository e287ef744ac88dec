import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { jobs } from '../../../content/jobs.ts'
import { openDatabase } from '../../db/database.ts'
import { createFolderStore } from '../../db/files/folder-store.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { toIso } from '../../format/date.ts'
import { FILE_KINDS } from '../../uploads/kinds.ts'
import { BackendError } from '../contract.ts'
import { sampleCandidate } from '../testing.ts'
import { createEmbeddedBackend } from './index.ts'
import { prune } from './prune.ts'

// Room for four small files of one sender, and for ten in all. Each counts as 64 kB.
const KB = 1024
// Each application has two files, so a sender may send three a day, and five are kept in all.
const claimed = { perSender: 384 * KB, inAll: 640 * KB }
const limits = { perSender: 256 * KB, inAll: 640 * KB, claimed, freeSpace: 0 }
const HOUR_MS = 3_600_000

afterAll(stopPostgres)

describe.each(engines)('on %s', (engine) => {
  let url: string | undefined
  let dataDir: string
  // Like two processes on one folder: each has its own connection.
  let backends: ReturnType<typeof createEmbeddedBackend>[]
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-room-'))
    url = await createDatabase(engine, dataDir)
    backends = [createEmbeddedBackend(dataDir, { limits, url }), createEmbeddedBackend(dataDir, { limits, url })]
  })
  afterEach(async () => {
    jest.useRealTimers()
    await Promise.all(backends.map((backend) => backend.close()))
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  let count = 0
  async function upload(sender: string, idempotencyKey?: string): Promise<string> {
    count += 1
    const file = path.join(dataDir, `received-${count}`)
    await writeFile(file, '%PDF-1.7')
    const backend = backends[count % 2]
    if (!backend) throw new Error('no backend')
    const context = { sender, ...(idempotencyKey && { idempotencyKey }) }
    return backend.sendFile({ path: file, name: 'cv.pdf', type: FILE_KINDS.pdf, bytes: 1 }, context)
  }
  const getCode = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'taken',
      (error) => (error instanceof BackendError ? error.code : error),
    )
  const uploadTimes = async (times: number, sender: string) => {
    const links: string[] = []
    for (let time = 0; time < times; time += 1) links.push(await upload(sender))
    return links
  }
  const apply = ([resumeLink = '', coverLetterLink = '']: string[], sender?: string) => {
    const candidate = { ...sampleCandidate, jobId: jobs[0]?.id ?? '', resumeLink, coverLetterLink }
    const sending = backends[count % 2]?.sendCandidate(candidate, sender ? { sender } : {})
    return sending ?? Promise.reject(new Error('no backend'))
  }
  const countStored = async () => (await readdir(path.join(dataDir, 'uploads'))).length

  async function query<Value>(act: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>): Promise<Value> {
    const db = await openDatabase(dataDir, url)
    return act(db).finally(() => db.destroy())
  }

  it('refuses one sender’s files beyond their share, through both processes, and takes those of others', async () => {
    await uploadTimes(4, 'a')
    expect([await getCode(upload('a')), await getCode(upload('a'))]).toEqual(['quota', 'quota'])
    expect(await getCode(upload('b'))).toBe('taken')
    expect(await countStored()).toBe(5)
  })

  it('limits what one sender’s applications bring within a day, through both processes, and keeps the files that wait', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const codes: unknown[] = []
    for (let time = 0; time < 3; time += 1) codes.push(await getCode(apply(await uploadTimes(2, 'a'), 'a')))
    const waiting = await uploadTimes(2, 'a')
    codes.push(await getCode(apply(waiting, 'a')))
    expect(codes).toEqual(['taken', 'taken', 'taken', 'day-quota'])
    expect(await getCode(apply(waiting, 'b'))).toBe('taken')
    expect(await getCode(apply(await uploadTimes(2, 'c'), 'c'))).toBe('taken')
    expect(await getCode(apply(await uploadTimes(2, 'd'), 'd'))).toBe('no-room')
    const receivedAt = toIso(Date.now() - 25 * HOUR_MS)
    await query((db) => db.updateTable('uploads').set({ receivedAt }).execute())
    expect(await getCode(apply(await uploadTimes(2, 'a'), 'a'))).toBe('taken')
    await query((db) => prune(db, createFolderStore(dataDir)))
    const senders = await query((db) =>
      db.selectFrom('uploads').select('sender').where('claimedBy', 'is not', null).execute(),
    )
    expect(senders.filter(({ sender }) => sender !== null)).toHaveLength(2)
  })

  it('lets no two files pass at once that together are too many', async () => {
    await backends[0]?.getTeam()
    const codes = await Promise.all(Array.from({ length: 8 }, () => getCode(upload('a'))))
    expect(codes.filter((code) => code === 'taken')).toHaveLength(4)
    expect(await countStored()).toBe(4)
  })

  it('refuses all files once there are too many in all', async () => {
    for (const sender of ['a', 'b', 'c']) await uploadTimes(3, sender)
    expect([await getCode(upload('d')), await getCode(upload('d'))]).toEqual(['taken', 'no-room'])
  })

  it('counts no file that an application has claimed, and forgets who sent it', async () => {
    const links = await uploadTimes(4, 'a')
    await apply(links)
    expect(await getCode(upload('a'))).toBe('taken')
    const rows = await query((db) =>
      db.selectFrom('uploads').select('sender').where('claimedBy', 'is not', null).execute(),
    )
    expect(rows).toEqual([{ sender: null }, { sender: null }])
  })

  it('answers a repeated upload with its first link, however full it is', async () => {
    const first = await upload('a', 'same')
    await uploadTimes(3, 'a')
    expect(await upload('a', 'same')).toBe(first)
  })

  it('prunes the oldest unclaimed files after an hour while more than half of the room is taken', async () => {
    await uploadTimes(4, 'a')
    await uploadTimes(4, 'b')
    expect(await query((db) => prune(db, createFolderStore(dataDir), limits.inAll))).toMatchObject({ uploads: 0 })
    jest.useFakeTimers({ now: Date.now() + 1.1 * HOUR_MS, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    expect(await query((db) => prune(db, createFolderStore(dataDir), limits.inAll))).toMatchObject({ uploads: 3 })
    expect(await query((db) => prune(db, createFolderStore(dataDir), limits.inAll))).toMatchObject({ uploads: 0 })
    jest.useRealTimers()
    expect(await countStored()).toBe(5)
  })

  it('does not answer a repeated upload with the link of a file that was pruned early', async () => {
    const first = await upload('a', 'same')
    await uploadTimes(3, 'a')
    await uploadTimes(4, 'b')
    jest.useFakeTimers({ now: Date.now() + 1.1 * HOUR_MS, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    await query((db) => prune(db, createFolderStore(dataDir), limits.inAll))
    jest.useRealTimers()
    expect(await upload('a', 'same')).not.toBe(first)
  })

  it('says of which file an application came too late', async () => {
    const links = await uploadTimes(2, 'a')
    await query((db) =>
      db
        .deleteFrom('uploads')
        .where('stored', '=', (links[1] ?? '').slice('uploads/'.length))
        .execute(),
    )
    await expect(apply(links)).rejects.toMatchObject({
      code: 'refused',
      fields: { coverLetterLink: 'is no longer on our server: choose the file again' },
    })
  })
})

it('finds what waits in the index alone', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-room-'))
  const db = await openDatabase(dataDir)
  const { rows } = await sql<{ detail: string }>`
    explain query plan select sum(bytes), sender from uploads where "claimedBy" is null and "heldBy" is null`.execute(
    db,
  )
  expect(rows.map(({ detail }) => detail).join()).toContain('COVERING INDEX uploadsUnclaimed')
  await db.destroy()
  await rm(dataDir, { recursive: true })
})
