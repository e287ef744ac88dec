import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { candidatePage } from '../../content/candidate-page.ts'
import { RETENTION } from '../../content/promises.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import { listAudit } from '../db/audit.ts'
import { TABLES } from '../db/copy-rows.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { createS3Store } from '../db/files/s3-store.ts'
import { type S3, startS3 } from '../db/files/testing-s3.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { listOpen } from '../delivery/deliveries.ts'
import { toIso } from '../format/date.ts'
import { addMonths } from '../format/months.ts'
import type { ApplicationState } from '../limits.ts'
import type { Mail } from '../mail/message.ts'
import { setApplicationState } from '../studio/applications.ts'
import { addNote } from '../studio/notes.ts'
import { getRetentionNews, keepApplication } from '../studio/retention.ts'
import { askForTimes, proposeInterview } from './interviews.ts'
import { askToRenew, eraseExpired, keepLonger, mayRenew, toErasureTime } from './retention.ts'

afterAll(stopPostgres)

const DAY_MS = 86_400_000
const SITE = 'https://site.example'
const { applicationMonths, messageMonths, noticeDays } = RETENTION

const mail = { SITE_URL: SITE, STUDIO: 'on', MAIL_TO_HIRING: 'hiring@site.example' } as const
const person = { name: 'Zubbayda', lastName: 'Quaderiya', email: 'Zubbayda@mail.example', phone: '+880 1999 123456' }
/** The words by which a person can be found. Search words are stored in lower case. */
const TRACES = /zubbayda|quaderiya|1999 ?123456|only in the note/i

const stores = engines.map((engine) => ({ engine, store: engine === 'SQLite' ? 'folder' : 'S3' }))

describe.each(stores)('on $engine with files in $store', ({ engine, store }) => {
  let dataDir: string
  let url: string | undefined
  let s3: S3 | undefined
  let files: FileStore
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const run = (now: number) => backend.use('test', (db, store) => eraseExpired(db, store, now))

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-retention-'))
    url = await createDatabase(engine, dataDir)
    s3 = store === 'S3' ? await startS3(dataDir) : undefined
    files = s3 ? createS3Store(s3.settings.FILES_URL ?? '', s3.settings) : createFolderStore(dataDir)
    backend = createEmbeddedBackend(dataDir, { url, files, mail })
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await s3?.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function apply(more: Partial<typeof sampleCandidate> = {}): Promise<string> {
    const jobId = (await backend.getJobs())[0]?.id ?? ''
    const links = ['resumeLink', 'coverLetterLink'].map(async (field) => {
      const file = path.join(dataDir, randomUUID())
      const content = `%PDF-1.7 ${more.name} wrote this.`
      await writeFile(file, content)
      const given = { path: file, name: `${more.name} ${field}.pdf`, type: 'application/pdf', bytes: content.length }
      const link = await backend.sendFile(given, { idempotencyKey: randomUUID() })
      await rm(file, { force: true })
      return link
    })
    const [resumeLink = '', coverLetterLink = ''] = await Promise.all(links)
    const candidate = { ...sampleCandidate, ...more, jobId, resumeLink, coverLetterLink }
    const receipt = await backend.sendCandidate(candidate, { idempotencyKey: randomUUID() })
    return receipt.reference ?? ''
  }
  const decide = (reference: string, state: ApplicationState, now = Date.now()) =>
    use((db) => setApplicationState(db, reference, state, { now }))
  const list = async () =>
    (await use((db) => db.selectFrom('applications').select('reference').execute())).map(({ reference }) => reference)

  /** Returns the names of tables and files in which a person can be found. */
  async function findTraces(): Promise<string[]> {
    const found: string[] = []
    for (const table of [...TABLES, 'shared', 'invalidations', 'migrations'] as const) {
      const rows = await use((db) => db.selectFrom(table).selectAll().execute())
      if (TRACES.test(JSON.stringify(rows))) found.push(table)
    }
    for (const name of await files.listOlderThan(-DAY_MS))
      if (TRACES.test(name + (await buffer(await files.get(name))).toString('latin1'))) found.push('a file')
    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      const content = entry.isFile() ? await readFile(path.join(entry.parentPath, entry.name)) : Buffer.of()
      if (TRACES.test(entry.name + content.toString('latin1'))) found.push(entry.name)
    }
    return [...new Set(found)].sort()
  }

  it('leaves nothing of a person whose time is over, and everything of the others', async () => {
    const [gone, kept] = [await apply(person), await apply()]
    await use((db) => addNote(db, { reference: gone, name: 'Rafi', body: 'only in the note' }))
    await use(async (db) => {
      const times = [toIso(Date.now() + DAY_MS)]
      const plan = { times, minutes: 45, place: 'Level 6', link: '', people: [] }
      const interview = await proposeInterview(db, gone, plan, { by: 'Rafi' })
      if (interview) await askForTimes(db, interview, 'only in the note')
    })
    await backend.sendContact(
      { ...sampleMessage, ...person, message: 'only in the note' },
      { idempotencyKey: 'message' },
    )
    // An email to hiring names the person, too. One of the emails was sent, another is dead.
    await use((db) =>
      db.updateTable('deliveries').set({ state: 'dead' }).where('recipient', 'like', 'hiring%').execute(),
    )
    const now = Date.now()
    for (const reference of [gone, kept]) await decide(reference, 'declined', now)
    await decide(kept, 'in review', now + DAY_MS)
    expect(await findTraces()).toEqual(
      expect.arrayContaining([
        'a file',
        'applicationNotes',
        'applicationWords',
        'applications',
        'deliveries',
        'interviews',
        'messages',
        'uploads',
      ]),
    )

    const end = addMonths(now, applicationMonths)
    expect(await run(end - 1)).toEqual({ applications: 0, messages: 0, files: 0 })
    expect(await run(end)).toEqual({ applications: 1, messages: 0, files: 2 })
    expect(await findTraces()).not.toContain('applications')
    expect(await run(addMonths(now, messageMonths) + DAY_MS)).toEqual({ applications: 0, messages: 1, files: 0 })
    expect(await findTraces()).toEqual([])
    expect(await list()).toEqual([kept])
    // The files of the other one.
    expect(await files.listOlderThan(-DAY_MS)).toHaveLength(2)
    const lines = (await use((db) => listAudit(db))).filter(({ name }) => name === 'The site')
    expect(lines.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      `erase application ${gone} when its time was over`,
      expect.stringMatching(/^erase message NK-\S+ when its time was over$/),
    ])
  })

  it('erases each once when several processes do it, and never what is still to be decided', async () => {
    const references = await Promise.all(Array.from({ length: 25 }, () => apply()))
    const now = Date.now()
    const open = references.splice(0, 3)
    for (const reference of references) await decide(reference, 'withdrawn', now)
    const end = addMonths(now, applicationMonths)
    const counts = await Promise.all([1, 2, 3].map(() => run(end)))
    expect(counts.reduce((sum, { applications }) => sum + applications, 0)).toBe(references.length)
    expect((await list()).sort()).toEqual(open.sort())
    expect((await use((db) => listAudit(db))).filter(({ action }) => action === 'erase')).toHaveLength(
      references.length,
    )
    expect(await run(addMonths(end, 120))).toMatchObject({ applications: 0 })
    expect(await use((db) => getRetentionNews(db, Date.now()))).toEqual({
      count: 0,
      first: [],
      erased: references.length,
    })
  })

  it('tells before, and keeps what a person of the Studio extends', async () => {
    const [reference, agreed] = [await apply(person), await apply({ communicationConsent: true })]
    const now = Date.now()
    await use((db) => expect(keepLonger(db, reference, 'x')).resolves.toBe(false))
    for (const each of [reference, agreed]) await decide(each, 'declined', now)
    const end = addMonths(now, applicationMonths)
    const news = (at: number) => use((db) => getRetentionNews(db, at))
    expect((await news(end - (noticeDays + 1) * DAY_MS)).count).toBe(0)
    const soon = await news(end - (noticeDays - 1) * DAY_MS)
    expect([soon.count, soon.first[0]?.erasedAt]).toEqual([2, new Date(end).toISOString()])
    const keep = (each: string, input: { reason: 'pool' | 'other'; words: string }) =>
      use((db) => keepApplication(db, each, input))
    await expect(keep(reference, { reason: 'pool', words: '' })).rejects.toMatchObject({ problem: { code: 'invalid' } })
    await use((db) => keepLonger(db, reference, 'A dispute.', end - DAY_MS))
    await run(end)
    expect(await list()).toEqual([reference])
    await run(addMonths(end, applicationMonths))
    expect(await list()).toEqual([])
    await expect(keep(agreed, { reason: 'pool', words: '' })).rejects.toMatchObject({ problem: { code: 'missing' } })
  })

  it('asks those who agreed to hear of other positions once, and keeps what they renew', async () => {
    const [silent, renewed, hired] = await Promise.all(
      [1, 2, 3].map(() => apply({ ...person, communicationConsent: true })),
    )
    const other = await apply()
    if (!silent || !renewed || !hired) throw new Error('Nobody applied')
    const now = Date.now()
    for (const each of [silent, renewed, other]) await decide(each, 'declined', now)
    await decide(hired, 'hired', now)
    await use((db) => db.deleteFrom('deliveries').execute())
    const ask = (at: number) => use((db) => askToRenew(db, SITE, at))
    const end = addMonths(now, applicationMonths)
    expect(await ask(end - (noticeDays + 1) * DAY_MS)).toBe(0)
    const asked = end - noticeDays * DAY_MS
    const counts = await Promise.all([1, 2].map(() => ask(asked)))
    expect([counts.sort(), await ask(asked + DAY_MS)]).toEqual([[0, 2], 0])
    const mails = (await use((db) => listOpen(db))).map(({ payload }) => JSON.parse(payload) as Mail)
    expect(mails.map(({ to }) => to)).toEqual([person.email, person.email])
    expect(mails[0]?.text).toContain(`${SITE}/application/`)

    await use((db) => keepLonger(db, renewed, candidatePage.renewed, asked + DAY_MS))
    await run(end)
    expect(await list()).toEqual([renewed])
    // Asked again a year later.
    const later = addMonths(asked + DAY_MS, applicationMonths)
    expect([await ask(later - (noticeDays + 1) * DAY_MS), await ask(later - DAY_MS)]).toEqual([0, 1])
    await run(later)
    expect([await list(), await findTraces()]).toEqual([[], []])
  })
})

it('says when an application is erased, and who may keep it', () => {
  const decided = { state: 'declined', stateAt: '2026-01-31T10:00:00.000Z', keepUntil: null } as const
  expect(toErasureTime(decided)).toBe('2027-01-31T10:00:00.000Z')
  expect(toErasureTime({ ...decided, state: 'offer', keepUntil: '2029-01-01T00:00:00.000Z' })).toBeNull()
  expect(toErasureTime({ ...decided, keepUntil: '2026-03-01T00:00:00.000Z' })).toBe('2027-01-31T10:00:00.000Z')
  expect(toErasureTime({ ...decided, keepUntil: '2027-03-01T00:00:00.000Z' })).toBe('2027-03-01T00:00:00.000Z')
  const renewable = { ...decided, communicationConsent: true }
  expect(mayRenew(renewable, Date.parse('2027-01-02T00:00:00Z'))).toBe(true)
  expect(mayRenew(renewable, Date.parse('2026-12-02T00:00:00Z'))).toBe(false)
  expect(mayRenew({ ...renewable, communicationConsent: false }, Date.parse('2027-01-02T00:00:00Z'))).toBe(false)
})
