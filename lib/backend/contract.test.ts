import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { jobs } from '../../content/jobs.ts'
import { posts } from '../../content/posts/index.ts'
import { team } from '../../content/team.ts'
import { openDatabase } from '../db/database.ts'
import { createFileStore, type FileStore } from '../db/files/file-store.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { startS3 } from '../db/files/testing-s3.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import type { CheckedFile } from '../uploads/checked-file.ts'
import { type Backend, BackendError, type JobQuestion } from './contract.ts'
import { createEmbeddedBackend } from './embedded/index.ts'
import { createHttpBackend } from './http/index.ts'
import { type BackendProcess, sampleCandidate, sampleMessage, startBackendProcess } from './testing.ts'

type Subject = { backend: Backend; files?: FileStore; close(): Promise<void> }

const ways: [string, (dataDir: string, url?: string) => Promise<Subject>][] = [
  [
    'embedded',
    async (dataDir, url) => {
      const backend = createEmbeddedBackend(dataDir, { url })
      return { backend, close: backend.close }
    },
  ],
  [
    'own, with a bucket',
    async (dataDir, url) => {
      const s3 = await startS3(dataDir)
      const files = createFileStore(s3.settings)
      const backend = createEmbeddedBackend(dataDir, { files, url })
      return { backend, files, close: () => backend.close().then(s3.remove) }
    },
  ],
  [
    'http',
    async (dataDir, url) => {
      const server: BackendProcess = await startBackendProcess(dataDir, 0, url)
      return { backend: createHttpBackend({ url: server.url, timeoutMs: 20_000 }), close: () => server.stop() }
    },
  ],
]

const fixture = (name: string) => path.join(process.cwd(), 'e2e/fixtures', name)
const getError = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    ({ code, fields }: BackendError) => ({ code, fields }),
  )

const both = engines.flatMap((engine) => ways.map(([way, start]) => [way, engine, start] as const))

afterAll(stopPostgres)

/** Fields that no post of the seed has. */
const none = { updatedAt: null, slug: null, imageAlt: null }

describe.each(both)('the %s backend on %s', (way, engine, start) => {
  let dataDir: string
  let url: string | undefined
  let subject: Subject
  let backend: Backend

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-contract-'))
    url = await createDatabase(engine, dataDir)
    subject = await start(dataDir, url)
    backend = subject.backend
  })
  afterAll(async () => {
    await subject.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  async function takeFixture(name: string, type: string): Promise<CheckedFile> {
    const file = path.join(dataDir, `received-${Math.random()}`)
    await copyFile(fixture(name), file)
    return { path: file, name, type, bytes: (await stat(file)).size }
  }
  const takeResume = () => takeFixture('resume.pdf', 'application/pdf')
  const takeLetter = () =>
    takeFixture('cover-letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')

  async function toCandidate(key: string) {
    const resumeLink = await backend.sendFile(await takeResume(), { idempotencyKey: `${key}-resume` })
    const coverLetterLink = await backend.sendFile(await takeLetter(), { idempotencyKey: `${key}-letter` })
    return { ...sampleCandidate, jobId: jobs[0]?.id ?? '', resumeLink, coverLetterLink }
  }

  async function countApplications() {
    const db = await openDatabase(dataDir, url)
    const rows = await db.selectFrom('applications').select('reference').execute()
    await db.destroy()
    return rows.length
  }

  it('gives every post of the seed, latest first, with the same fields', async () => {
    const read = await backend.getPosts()
    expect(read.map(({ id }) => id).sort()).toEqual(posts.map(({ id }) => id).sort())
    expect(read.map(({ createdAt }) => createdAt)).toEqual([...read.map(({ createdAt }) => createdAt)].sort().reverse())
    for (const post of posts) {
      const { description } = post
      const asText = typeof description === 'string' ? description.trim() : JSON.stringify(description)
      const found = await backend.getPost(post.id)
      expect(found).toEqual({ ...none, ...post, description: expect.any(String) })
      expect(found?.description.trim()).toBe(asText)
    }
  })

  it('gives the team and the jobs in their order', async () => {
    expect(await backend.getTeam()).toEqual(team)
    const open = jobs.map((job) => ({ ...job, closingDate: null }))
    expect(await backend.getJobs()).toEqual(open)
    expect(await backend.getJob(open[0]?.id ?? '')).toEqual(open[0])
  })

  it.each(['no-such-id', 'a b', '%', '../team', 'ভুল', "' or 1=1 --"])('answers null for the id %j', async (id) => {
    expect(await backend.getPost(id)).toBeNull()
    expect(await backend.getJob(id)).toBeNull()
  })

  it('takes a message and gives a reference', async () => {
    const receipt = await backend.sendContact(sampleMessage, {})
    expect(receipt).toEqual({
      message: 'Your message has been sent.',
      reference: expect.stringMatching(/^[A-Z]+-\w{4}-\w{4}$/),
    })
  })

  if (way === 'http')
    it('refuses bad input that comes over HTTP, with a reason and the fields', async () => {
      const bad = { ...sampleMessage, email: 'nobody', name: ' ' }
      const error = await backend.sendContact(bad, {}).catch((thrown: BackendError) => thrown)
      expect(error).toBeInstanceOf(BackendError)
      expect(error).toMatchObject({ code: 'refused', reason: expect.stringContaining('answers') })
      expect(error).toMatchObject({ fields: { email: 'must be an email address', name: 'is required' } })
      expect(await getError(backend.subscribe('reader', {}))).toMatchObject({ code: 'refused' })
      expect(await getError(backend.sendContact({ ...sampleMessage, message: 'a\u0000b' }, {}))).toBeNull()
    })

  it('stores an application with both files, byte for byte', async () => {
    const candidate = await toCandidate('first')
    const { reference } = await backend.sendCandidate(candidate, { idempotencyKey: 'first' })
    const db = await openDatabase(dataDir, url)
    const row = await db
      .selectFrom('applications')
      .selectAll()
      .where('reference', '=', reference ?? '')
      .executeTakeFirst()
    await db.destroy()
    expect(JSON.parse(row?.answers ?? '')).toEqual(candidate)
    const files = subject.files ?? createFolderStore(dataDir)
    const readStored = async (name: string | null | undefined) => buffer(await files.get(name ?? ''))
    expect(await readStored(row?.resume)).toEqual(await readFile(fixture('resume.pdf')))
    expect(await readStored(row?.coverLetter)).toEqual(await readFile(fixture('cover-letter.docx')))
  })

  it('marks an application whose address has applied for the position before', async () => {
    const marks: Record<string, unknown> = {}
    const other = { jobId: jobs[1]?.id ?? '' }
    for (const [key, change] of Object.entries({ once: {}, again: { email: 'TWICE@mail.example' }, other })) {
      const candidate = { ...(await toCandidate(key)), email: 'Twice@mail.example', ...change }
      const { reference } = await backend.sendCandidate(candidate, {})
      const db = await openDatabase(dataDir, url)
      const found = db
        .selectFrom('applications')
        .select('signals')
        .where('reference', '=', reference ?? '')
      marks[key] = (await found.executeTakeFirst())?.signals
      await db.destroy()
    }
    expect(marks).toEqual({ once: '', again: 'applied-before', other: '' })
  })

  it('keeps the label of the link through which someone applied', async () => {
    const labels = ['Anika’s friends', 'এক <b>"&%2F', 'x'.repeat(60), undefined]
    const kept: (string | undefined)[] = []
    for (const source of labels) {
      const { reference } = await backend.sendCandidate(await toCandidate(`source-${kept.length}`), { source })
      const db = await openDatabase(dataDir, url)
      const found = db
        .selectFrom('applicationSources')
        .select('label')
        .where('reference', '=', reference ?? '')
      kept.push((await found.executeTakeFirst())?.label)
      await db.destroy()
    }
    expect(kept).toEqual(labels)
  })

  it('gives a file to one of two applications that name it at the same moment', async () => {
    const before = await countApplications()
    const candidate = await toCandidate('race')
    const attempts = ['one', 'two'].map((key) => backend.sendCandidate(candidate, { idempotencyKey: key }))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countApplications()).toBe(before + 1)
  })

  it('takes a message with characters that no keyboard has', async () => {
    const message = 'ab \ud800 🧵 \u202e'
    expect(await getError(backend.sendContact({ ...sampleMessage, message }, {}))).toBeNull()
  })

  it('makes one application of five that come at once with the same key', async () => {
    const before = await countApplications()
    const candidate = await toCandidate('five')
    const all = Array.from({ length: 5 }, () => backend.sendCandidate(candidate, { idempotencyKey: 'five' }))
    expect(new Set((await Promise.all(all)).map(({ reference }) => reference)).size).toBe(1)
    expect(await countApplications()).toBe(before + 1)
  })

  it('answers a repeated upload with the same link and keeps one file', async () => {
    const links = await Promise.all(
      [1, 2, 3].map(async () => backend.sendFile(await takeResume(), { idempotencyKey: 'same-file' })),
    )
    expect(new Set(links).size).toBe(1)
  })

  it('calls the same key with another body a conflict', async () => {
    const again = await toCandidate('conflict')
    await backend.sendCandidate(again, { idempotencyKey: 'conflict' })
    const other = backend.sendCandidate({ ...again, phone: '1' }, { idempotencyKey: 'conflict' })
    expect(await getError(other)).toMatchObject({ code: 'conflict' })
    await backend.sendContact(sampleMessage, { idempotencyKey: 'contact' })
    const changed = backend.sendContact({ ...sampleMessage, message: 'Other' }, { idempotencyKey: 'contact' })
    expect(await getError(changed)).toMatchObject({ code: 'conflict' })
  })

  it('refuses an application for a job that is gone, and one with files from elsewhere or of another application', async () => {
    const before = await countApplications()
    const candidate = await toCandidate('refused')
    const gone = backend.sendCandidate({ ...candidate, jobId: 'gone' }, {})
    expect(await getError(gone)).toMatchObject({ code: 'refused', fields: { jobId: expect.any(String) } })
    for (const resumeLink of [
      'https://evil.example/cv.pdf',
      'uploads/../site.sqlite',
      `uploads/${'0'.repeat(32)}.pdf`,
    ]) {
      const attempt = backend.sendCandidate({ ...candidate, resumeLink }, {})
      expect(await getError(attempt)).toMatchObject({ code: 'refused', fields: { resumeLink: expect.any(String) } })
    }
    await backend.sendCandidate(candidate, {})
    expect(await getError(backend.sendCandidate(candidate, {}))).toMatchObject({ code: 'refused' })
    expect(await countApplications()).toBe(before + 1)
  })

  describe('a position with questions of its own', () => {
    const id = jobs[2]?.id ?? ''
    const questions: JobQuestion[] = [
      { id: 'loom', kind: 'choice', label: 'Which loom?', help: '', isRequired: true, choices: ['Pit', 'Frame'] },
      { id: 'night', kind: 'yes-no', label: 'At night?', help: 'Once a month.', isRequired: false, choices: [] },
    ]
    const answersToQuestions = [
      { id: 'loom', question: 'Which loom?', answer: 'Pit' },
      { id: 'night', question: 'At night?', answer: '' },
    ]
    const candidate = { ...sampleCandidate, jobId: id, answersToQuestions }
    const send = (change: object = {}) => getError(backend.sendCandidate({ ...candidate, ...change }, {}))

    const setForm = async (form: object) => {
      const db = await openDatabase(dataDir, url)
      await db.updateTable('jobs').set(form).where('id', '=', id).execute()
      await db.destroy()
    }
    beforeAll(() => setForm({ questions: JSON.stringify(questions), resumeRule: 'none', coverLetterRule: 'optional' }))
    afterAll(() => setForm({ questions: '[]', resumeRule: 'required', coverLetterRule: 'required' }))

    it('is read with them, and others without', async () => {
      expect(await backend.getJob(id)).toMatchObject({ questions, resumeRule: 'none', coverLetterRule: 'optional' })
      const [usual] = await backend.getJobs()
      for (const part of ['questions', 'resumeRule', 'coverLetterRule', 'listing'])
        expect(usual).not.toHaveProperty(part)
    })

    it('takes an application without files, with the words of the questions', async () => {
      const { reference } = await backend.sendCandidate(candidate, {})
      const db = await openDatabase(dataDir, url)
      const row = await db
        .selectFrom('applications')
        .selectAll()
        .where('reference', '=', reference ?? '')
        .executeTakeFirst()
      await db.destroy()
      expect(row).toMatchObject({ resume: null, coverLetter: null })
      expect(JSON.parse(row?.answers ?? '')).toMatchObject({ answersToQuestions })
    })

    it('refuses an answer that is missing or no choice, other questions, and a file that it does not ask for', async () => {
      const answer = (text: string) => ({
        answersToQuestions: [{ ...answersToQuestions[0], answer: text }, answersToQuestions[1]],
      })
      const other = [{ ...answersToQuestions[0], question: 'Which yarn?' }, answersToQuestions[1]]
      const resumeLink = await backend.sendFile(await takeResume(), {})
      for (const [change, field] of [
        [answer(''), 'answersToQuestions.0.answer'],
        [answer('Jacquard'), 'answersToQuestions.0.answer'],
        [{ answersToQuestions: other }, 'answersToQuestions'],
        [{ answersToQuestions: answersToQuestions.slice(1) }, 'answersToQuestions'],
        [{ answersToQuestions: undefined }, 'answersToQuestions'],
        [{ resumeLink }, 'resumeLink'],
        [{ jobId: jobs[0]?.id, answersToQuestions: undefined }, 'coverLetterLink'],
      ] as const)
        expect(await send(change)).toMatchObject({ code: 'refused', fields: { [field]: expect.any(String) } })
    })
  })

  it('subscribes an address twice without telling', async () => {
    const first = await backend.subscribe('reader@mail.example', {})
    expect(await backend.subscribe('Reader@mail.example', {})).toEqual(first)
  })

  it('gives short texts as plain text, and their formats beside it, but not over HTTP', async () => {
    const delta = { ops: [{ insert: 'Woven', attributes: { bold: true } }, { insert: ' by hand\n' }] }
    const [stored, text] = [JSON.stringify(delta), 'Woven by hand']
    const db = await openDatabase(dataDir, url)
    await db.updateTable('posts').set({ subTitle: stored }).execute()
    await db.updateTable('team').set({ bio: stored }).execute()
    await db.updateTable('jobs').set({ description: stored }).execute()
    await db.destroy()
    const formats = way === 'http' ? undefined : delta
    for (const post of [...(await backend.getPosts()), await backend.getPost(posts[0]?.id ?? '')])
      expect([post?.subTitle, post?.subTitleDelta]).toEqual([text, formats])
    for (const summary of (await backend.getPostSummaries?.()) ?? []) {
      expect(summary.subTitle).toBe(text)
      expect(summary).not.toHaveProperty('subTitleDelta')
    }
    for (const { bio, bioDelta } of await backend.getTeam()) expect([bio, bioDelta]).toEqual([text, formats])
    for (const job of [...(await backend.getJobs()), await backend.getJob(jobs[0]?.id ?? '')])
      expect([job?.description, job?.descriptionDelta]).toEqual([text, formats])
  })
})
