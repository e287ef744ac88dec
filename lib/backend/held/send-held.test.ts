import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { erase } from '../../applications/erase.ts'
import { createBackup, restoreBackup } from '../../db/backup.ts'
import { createFileStore, type FileStore } from '../../db/files/file-store.ts'
import { startS3 } from '../../db/files/testing-s3.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { drop, listOpen, retry } from '../../delivery/deliveries.ts'
import { createSeal } from '../../security/seal.ts'
import type { CheckedFile } from '../../uploads/checked-file.ts'
import { DEFAULT_QUOTA } from '../../uploads/file-space.ts'
import { createPdf } from '../../uploads/testing-documents.ts'
import { createEmbeddedBackend } from '../embedded/index.ts'
import { prune } from '../embedded/prune.ts'
import { createHttpBackend } from '../http/index.ts'
import { sampleCandidate, sampleMessage } from '../testing.ts'
import { type FailureMode, type Remote, startRemote } from '../testing-remote.ts'
import { createForwarding, type Forwarding } from './hold-submission.ts'
import { sendHeld } from './send-held.ts'

afterAll(stopPostgres)

const MINUTE = 60_000
const PDF = 'application/pdf'
const seal = createSeal('a secret of more than thirty-two characters')
const limits = { ...DEFAULT_QUOTA, freeSpace: 0 }

describe.each(engines)('on %s', (engine) => {
  let folder: string
  let url: string | undefined
  let remote: Remote
  let sites: Forwarding[]
  let time: number

  const now = () => time
  const createSite = (seals = seal, dataDir = path.join(folder, 'data'), files?: FileStore) => {
    const local = createEmbeddedBackend(dataDir, { limits, files, url: dataDir.endsWith('data') ? url : undefined })
    const http = createHttpBackend({ url: remote.url, timeoutMs: 3_000, retryDelaysMs: [] })
    const site = createForwarding({ remote: http, local, seal: seals, limits, dataDir, now })
    sites.push(site)
    return site
  }
  let site: Forwarding

  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    folder = await mkdtemp(path.join(tmpdir(), 'site-forward-'))
    url = await createDatabase(engine, path.join(folder, 'data'))
    remote = await startRemote()
    time = Date.now()
    remote.now = now
    sites = []
    site = createSite()
  })
  afterEach(async () => {
    await Promise.all(sites.map(({ local }) => local.close()))
    await remote.stop()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
    jest.restoreAllMocks()
  })

  const work = (by = site) => sendHeld({ ...by, now })
  /** Lets time pass in steps, like the server's watcher every second, but in larger ones. */
  async function pass(minutes: number, step = MINUTE / 4) {
    for (const end = time + minutes * MINUTE; time < end; time += step) await work()
  }
  const list = () => site.local.use('test', (db) => listOpen(db))
  const contact = (message: string, key?: string) =>
    site.backend.sendContact({ ...sampleMessage, message }, { cookie: 'c=1', ...(key && { idempotencyKey: key }) })
  const getMessages = () => remote.arrivals.map(({ body }) => body.message ?? body.email)
  const countFiles = async () => (await readdir(path.join(folder, 'data/uploads')).catch(() => [])).length

  let count = 0
  async function createFile(bytes = 2_000): Promise<CheckedFile & { content: Buffer }> {
    count += 1
    const content = createPdf(0, randomBytes(bytes).toString('base64'))
    const file = path.join(folder, `chosen-${count}.pdf`)
    await writeFile(file, content)
    return { path: file, name: `রুমানা CV ${count}.pdf`, type: PDF, bytes: content.length, content }
  }
  async function upload(key: string) {
    const [resume, letter] = [await createFile(), await createFile()]
    const resumeLink = await site.backend.sendFile(resume, { idempotencyKey: `${key}.a`, sender: 'one' })
    const coverLetterLink = await site.backend.sendFile(letter, { idempotencyKey: `${key}.b`, sender: 'one' })
    return { candidate: { ...sampleCandidate, resumeLink, coverLetterLink }, files: [resume, letter] }
  }

  it('passes everything on at once while the backend is there, and keeps nothing', async () => {
    const { candidate } = await upload('k1')
    expect(await countFiles()).toBe(2)
    const receipt = await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1', cookie: 'c=1' })
    expect(receipt).toMatchObject({ reference: 'R-1', message: 'Taken.' })
    expect(remote.arrivals[0]?.headers).toMatchObject({ cookie: 'c=1' })
    expect([await countFiles(), await list()]).toEqual([0, []])
    // The response got lost, and the browser sends the submission again.
    expect(await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1' })).toEqual(receipt)
    expect(remote.arrivals).toHaveLength(1)
  })

  it('leaves what is refused later to the owner, with a reason, and goes on', async () => {
    remote.mood = 503
    for (const text of ['one', 'two', 'three']) await contact(text)
    remote.mood = 'works'
    remote.refuse = ({ body }) =>
      body.message === 'two' ? { status: 422, message: 'No.', fields: { email: 'is not one' } } : null
    await pass(3)
    expect(getMessages()).toEqual(['one', 'three'])
    const [dead] = await list()
    expect(dead).toMatchObject({ state: 'dead', problem: 'HTTP 422: email' })
    expect(JSON.parse(seal.open(dead?.answer ?? ''))).toEqual({ reason: 'No.' })
    remote.refuse = () => null
    await site.local.use('test', (db) => retry(db))
    await pass(1)
    expect(getMessages()).toEqual(['one', 'three', 'two'])
  })

  it('does not ask a backend for half a minute that did not answer, and sends one submission at a time later', async () => {
    await remote.stop()
    await contact('one')
    remote = await startRemote(remote.url)
    await contact('two')
    await work()
    expect(remote.requests).toEqual([])
    time += MINUTE
    await work()
    expect(getMessages()).toEqual(['one'])
    await contact('three')
    await work()
    expect(getMessages()).toEqual(['one', 'three', 'two'])
  })

  it('does not give one submission to two workers', async () => {
    // Two connections of one process must not wait for each other's lock in SQLite.
    const second = engine === 'SQLite' ? site : createSite()
    remote.mood = 503
    for (const text of ['one', 'two', 'three', 'four']) await contact(text)
    remote.mood = 'works'
    time += 2 * MINUTE
    const before = remote.requests.length
    for (let step = 0; step < 4; step += 1) await Promise.all([work(), work(second), work(second)])
    expect(getMessages().sort()).toEqual(['four', 'one', 'three', 'two'])
    expect(remote.requests.length - before).toBe(4)
  })

  it('does not let one that the backend cannot bear hold up the others', async () => {
    remote.mood = 503
    for (const text of ['bad', 'good', 'better']) await contact(text)
    remote.mood = 'works'
    remote.refuse = ({ body }) => (body.message === 'bad' ? { status: 500 } : null)
    await pass(120, MINUTE)
    expect(getMessages()).toEqual(['good', 'better'])
    expect(await list()).toMatchObject([{ state: 'waiting', problem: 'HTTP 500' }])
  })

  it('removes the files of what the owner drops, and of nothing that waits', async () => {
    const { candidate } = await upload('k1')
    remote.mood = 503
    await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1' })
    const clean = () => site.local.use('test', (db, files) => prune(db, files))
    await site.local.use('test', (db) =>
      db.updateTable('uploads').set({ receivedAt: '2020-01-01T00:00:00.000Z' }).execute(),
    )
    await clean()
    expect(await countFiles()).toBe(2)
    const [waiting] = await list()
    const uploads = path.join(folder, 'data/uploads')
    for (const name of await readdir(uploads)) await utimes(path.join(uploads, name), 0, 0)
    await site.local.use('test', (db) => drop(db, waiting?.id ?? ''))
    await clean()
    expect([await countFiles(), await list()]).toEqual([0, []])
  })

  it('erases what waits by its address or its reference, with its files, and nobody else’s', async () => {
    const first = await upload('k1')
    const second = await upload('k2')
    remote.mood = 503
    const send = ({ candidate }: typeof first, email: string, idempotencyKey: string) =>
      site.backend.sendCandidate({ ...candidate, email }, { idempotencyKey })
    await send(first, 'Rumana@mail.example', 'k1')
    const { reference } = await send(second, 'other@mail.example', 'k2')
    await contact('stays')
    const erasing = (subject: string, by = {}) => site.local.use('test', (db, files) => erase(db, files, subject, by))
    expect(await erasing('rumana@mail.example')).toMatchObject({ waiting: 0 })
    expect(await erasing('rumana@mail.example', { seal })).toMatchObject({ waiting: 1, files: 2 })
    expect(await countFiles()).toBe(2)
    expect(await erasing(String(reference))).toMatchObject({ waiting: 1, files: 2 })
    expect(await countFiles()).toBe(0)
    remote.mood = 'works'
    await pass(3)
    expect(getMessages()).toEqual(['stays'])
  })

  it('is whole after a backup and its restore', async () => {
    const { candidate, files } = await upload('k1')
    remote.mood = 503
    await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1' })
    const [from, to] = [path.join(folder, 'backup'), path.join(folder, 'restored')]
    expect(await createBackup({ dataDir: path.join(folder, 'data'), url }, from)).toMatchObject({ files: 2 })
    await restoreBackup(from, { dataDir: to })
    const used = { dataDir: url ? path.join(folder, 'else') : path.join(folder, 'data'), url }
    await expect(restoreBackup(from, used)).rejects.toThrow(url ? 'in use' : 'not empty')
    site = createSite(seal, to)
    remote.mood = 'works'
    time += 2 * MINUTE
    await work()
    expect(remote.arrivals.map((arrival) => arrival.files)).toEqual([files.map(({ content }) => hashOf(content))])
  })

  // The rest is the same on both.
  if (engine === 'SQLite') {
    it.each<FailureMode>(['hangs', 'resets', 500, 503, 429])(
      'keeps what meets a backend that answers with: %s',
      async (mood) => {
        const { candidate, files } = await upload('k1')
        remote.mood = mood
        const receipt = await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1', cookie: 'c=1' })
        expect(receipt).toMatchObject({
          isHeld: true,
          message: expect.stringMatching(/received and is being passed on/),
        })
        expect(await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1' })).toEqual(receipt)
        await contact('second')
        await site.backend.subscribe('reader@mail.example', {})
        remote.mood = 'works'
        await pass(3)
        expect(getMessages()).toEqual(
          [sampleCandidate.message, 'second', 'reader@mail.example'].map((text) => text || ''),
        )
        const [first] = remote.arrivals
        expect(first?.key).toBe('k1')
        expect(first?.headers).toMatchObject({ 'x-reference': receipt.reference, 'x-received-at': expect.any(String) })
        expect(remote.arrivals.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined])
        expect(first?.files).toEqual(files.map(({ content }) => hashOf(content)))
        expect([await countFiles(), await list()]).toEqual([0, []])
      },
    )

    it('keeps files in a bucket as well, and waits for that too', async () => {
      const s3 = await startS3(path.join(folder, 'data'))
      site = createSite(seal, undefined, createFileStore(s3.settings))
      const { candidate, files } = await upload('k1')
      expect(await s3.countObjects()).toBe(2)
      await s3.stop()
      expect(await site.backend.sendCandidate(candidate, { idempotencyKey: 'k1' })).toMatchObject({ isHeld: true })
      // In that case the backend gets a file at once, as it does without a key.
      expect(await site.backend.sendFile(await createFile(), { idempotencyKey: 'k2' })).toMatch(/^remote\//)
      await s3.start()
      await pass(1)
      expect(remote.arrivals[0]?.files).toEqual(files.map(({ content }) => hashOf(content)))
      expect(await s3.countObjects()).toBe(0)
      await s3.remove()
    })

    it('keeps no readable word of it', async () => {
      const { candidate } = await upload('k1')
      remote.mood = 503
      const person = { ...candidate, name: 'Rumana', email: 'rumana@mail.example', whyInterested: 'Jamdani looms' }
      await site.backend.sendCandidate(person, { idempotencyKey: 'k1' })
      const rows = JSON.stringify([
        await list(),
        await site.local.use('test', (db) => db.selectFrom('uploads').selectAll().execute()),
        await site.local.use('test', (db) => db.selectFrom('receipts').selectAll().execute()),
      ])
      expect(rows).not.toMatch(/rumana|jamdani|রুমানা|Amina/i)
      for (const name of await readdir(path.join(folder, 'data/uploads')))
        expect((await readFile(path.join(folder, 'data/uploads', name))).includes('%PDF')).toBe(false)
      expect(await readdir(path.join(folder, 'data/incoming'), { recursive: true })).toHaveLength(1)
    })

    it('tells a refusal at once, and keeps nothing of it', async () => {
      for (const [status, code] of [
        [400, 'refused'],
        [403, 'failed'],
        [404, 'failed'],
        [422, 'refused'],
        [409, 'conflict'],
      ] as const) {
        remote.refuse = () => ({ status, message: 'No.' })
        await expect(contact('refused')).rejects.toMatchObject({ code })
      }
      expect(await list()).toEqual([])
    })

    it('asks a backend that is away more and more seldom, and never more often than it wants', async () => {
      remote.mood = 503
      await contact('one')
      const first = remote.requests.length
      await pass(60, MINUTE)
      // After about 1, 5 and then every 20 minutes.
      expect(remote.requests.length - first).toBeGreaterThanOrEqual(4)
      expect(remote.requests.length - first).toBeLessThanOrEqual(6)
    })

    it.each(['again', 'conflict'] as const)(
      'knows that a lost answer was a yes, where a repeat is answered: %s',
      async (onRepeat) => {
        remote.onRepeat = onRepeat
        remote.mood = 'swallows'
        await contact('one', 'key-1')
        remote.mood = 'works'
        await pass(3)
        expect(getMessages()).toEqual(['one'])
        expect(await list()).toEqual([])
      },
    )

    it('asks the owner about a conflict that is not its own', async () => {
      remote.mood = 429
      await contact('one')
      remote.mood = 'works'
      remote.refuse = () => ({ status: 409, message: 'You have applied before.' })
      await pass(3)
      expect(await list()).toMatchObject([{ state: 'dead', problem: 'HTTP 409' }])
    })

    it('keeps everything through an outage of a day', async () => {
      remote.mood = 500
      const texts = ['one', 'two', 'three', 'four', 'five']
      for (const text of texts) await contact(text)
      await pass(24 * 60, 5 * MINUTE)
      expect((await list()).map(({ state }) => state)).toEqual(Array(5).fill('waiting'))
      remote.mood = 'works'
      await pass(30, MINUTE / 2)
      expect(getMessages().sort()).toEqual(texts.sort())
    })

    it('gives up after three days, and begins again when the owner says so', async () => {
      remote.mood = 503
      await contact('one')
      await pass(73 * 60, 20 * MINUTE)
      expect(await list()).toMatchObject([{ state: 'dead', problem: 'HTTP 503' }])
      remote.mood = 'works'
      jest.spyOn(Date, 'now').mockReturnValue(time)
      await site.local.use('test', (db) => retry(db))
      await pass(1)
      expect(getMessages()).toEqual(['one'])
    })

    it('leaves what another key has sealed to the owner', async () => {
      remote.mood = 503
      await contact('one')
      remote.mood = 'works'
      time += 2 * MINUTE
      await work(createSite(createSeal('another secret of thirty-two characters')))
      expect(await list()).toMatchObject([{ state: 'dead', problem: 'sealed with another SECRETS_KEY' }])
      await site.local.use('test', (db) => retry(db))
      time = Date.now() + MINUTE
      await work()
      expect(getMessages()).toEqual(['one'])
    })

    it('asks for a file again that is gone, before it takes the application', async () => {
      const { candidate } = await upload('k1')
      await site.local.use('test', (db) => db.deleteFrom('uploads').execute())
      const gone = { code: 'refused', fields: { resumeLink: expect.stringMatching(/choose the file again/) } }
      await expect(site.backend.sendCandidate(candidate, { idempotencyKey: 'k1' })).rejects.toMatchObject(gone)
      remote.mood = 503
      await expect(site.backend.sendCandidate(candidate, { idempotencyKey: 'k2' })).rejects.toMatchObject(gone)
      expect(await list()).toEqual([])
    })

    it('is as without it where this machine can keep nothing', async () => {
      await site.local.close()
      jest.spyOn(site.local, 'use').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      const file = await createFile()
      expect(await site.backend.sendFile(file, { idempotencyKey: 'k1' })).toMatch(/^remote\//)
      expect(await contact('one')).toMatchObject({ reference: 'R-1' })
      remote.mood = 503
      await expect(contact('two')).rejects.toMatchObject({ code: 'failed' })
    })
  }
})

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
