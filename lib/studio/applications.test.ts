import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getVisibleState, UNDO_MS } from '../applications/visible-state.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { APPLICATION_STATES, type ApplicationState } from '../limits.ts'
import { countByJob, getNeighbours, listApplications, readApplication, setApplicationState } from './applications.ts'
import { getDashboard, visit } from './dashboard.ts'
import { countErasures, eraseScope } from './erasure.ts'
import { countMessages, listMessages, setMessageState } from './messages.ts'
import { addNote, listNotes } from './notes.ts'
import type { Session } from './sessions.ts'

afterAll(stopPostgres)

const missing = { problem: { code: 'missing' } }
const session: Session = { id: 's', name: 'Rafi', role: 'owner', createdAt: '', seenAt: '', expiresAt: '' }

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use: typeof backend.use = (call, act) => backend.use(call, act)
  const run = <Value>(act: (db: Database) => Promise<Value>) => use('test', act)

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-hiring-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  async function apply(name: string, lastName: string, email = 'amina@mail.example', at = 0): Promise<string> {
    const jobId = (await backend.getJobs())[at]?.id ?? ''
    const links = ['resumeLink', 'coverLetterLink'].map(async (field) => {
      const file = path.join(dataDir, field)
      await writeFile(file, `%PDF-1.7 ${field}`)
      return backend.sendFile({ path: file, name: `${field}.pdf`, type: 'application/pdf', bytes: 9 }, {})
    })
    const [resumeLink = '', coverLetterLink = ''] = await Promise.all(links)
    const candidate = { ...sampleCandidate, name, lastName, email, jobId, resumeLink, coverLetterLink }
    return (await backend.sendCandidate(candidate, {})).reference ?? ''
  }
  const find = async (words: string) => {
    const { rows } = await run((db) => listApplications(db, { words }))
    return rows.map(({ name }) => name)
  }

  it('reminds of candidates who wait for longer than promised, until their state changes', async () => {
    const [old, fresh] = [await apply('Amina', 'Sultana'), await apply('Rumana', 'Akter')]
    const past = new Date(Date.now() - 30 * 86_400_000).toISOString()
    await run((db) => db.updateTable('applications').set({ stateAt: past }).where('reference', '=', old).execute())
    const marks = async () => {
      const { rows } = await run((db) => listApplications(db, {}))
      return rows.filter(({ isOverdue }) => isOverdue).map(({ reference }) => reference)
    }
    const silent = async () => (await run((db) => getDashboard(db, session))).silent
    expect([await marks(), await silent()]).toEqual([[old], [{ state: 'new', count: 1 }]])
    await run((db) => setApplicationState(db, old, 'new'))
    expect(await marks()).toEqual([old])
    await run((db) => setApplicationState(db, old, 'in review'))
    expect([await marks(), await silent()]).toEqual([[], []])
    expect(fresh).not.toBe(old)
  })

  it('shows the candidate a new state only once it can no longer be undone', async () => {
    const reference = await apply('Amina', 'Sultana')
    const now = Date.now()
    const move = (state: ApplicationState, at: number, from?: ApplicationState) =>
      run((db) => setApplicationState(db, reference, state, { from, now: now + at }))
    const shown = async (at: number) => {
      const row = await run((db) => db.selectFrom('applications').selectAll().executeTakeFirstOrThrow())
      return getVisibleState(row, now + at)
    }
    const { stateAt: arrived } = await run((db) => db.selectFrom('applications').selectAll().executeTakeFirstOrThrow())
    for (const state of APPLICATION_STATES.slice(1)) {
      await move(state, 0)
      expect([await shown(UNDO_MS - 1), await shown(UNDO_MS)]).toEqual(['new', state])
    }
    expect(await move('new', UNDO_MS - 1)).toEqual({ state: 'new', stateAt: arrived, undoable: null })
    expect(await shown(UNDO_MS)).toBe('new')
    await move('declined', UNDO_MS)
    expect(await move('interview', 2 * UNDO_MS)).toMatchObject({ undoable: { state: 'declined' } })
    await expect(move('hired', 2 * UNDO_MS, 'declined')).rejects.toThrow('conflict')
  })

  it('finds an application by the beginning of any of its names, without accents, and by its reference', async () => {
    const reference = await apply('Zoë Mary', 'Sultana')
    await apply('রুমানা', 'Akter')
    for (const words of ['zoe', 'ZOË sul', 'mary', reference, reference.slice(3).toLowerCase()])
      expect(await find(words)).toEqual(['Zoë Mary'])
    expect(await find('রুমা')).toEqual(['রুমানা'])
    for (const words of ['ultana', 'zoe akter', '%', `${reference.slice(0, 5)}0000`]) {
      const found = await find(words)
      expect(found).toEqual(words === '%' ? ['রুমানা', 'Zoë Mary'] : [])
    }
  })

  it('lists by job and state, counts, and knows the neighbours in the same list', async () => {
    const first = await apply('A', 'One')
    const other = await apply('B', 'Two', 'b@mail.example', 1)
    const last = await apply('C', 'Three')
    await run((db) => setApplicationState(db, other, 'interview'))
    await expect(run((db) => setApplicationState(db, 'NK-NONE', 'hired'))).rejects.toMatchObject(missing)
    const { rows } = await run((db) => listApplications(db, { state: 'new' }))
    expect(rows.map(({ reference }) => reference)).toEqual([last, first])
    const counts = (await run(countByJob)).map((job) => job.counts)
    expect(counts).toEqual(expect.arrayContaining([{ new: 2 }, { interview: 1 }]))
    expect(await run((db) => getNeighbours(db, other, {}))).toEqual({ previous: last, next: first })
    expect(await run((db) => getNeighbours(db, last, { state: 'new' }))).toEqual({ previous: null, next: first })
    await expect(run((db) => getNeighbours(db, 'NK-NONE', {}))).rejects.toMatchObject(missing)
  })

  it('shows one with its notes, and erases both', async () => {
    const reference = await apply('A', 'One')
    await run((db) => addNote(db, { reference, name: 'Rafi', body: 'Calls back' }))
    const stray = { reference: 'NK-NONE', name: 'Rafi', body: 'x' }
    await expect(run((db) => addNote(db, stray))).rejects.toMatchObject(missing)
    const shown = await use('test', (db, files) => readApplication(db, files, reference))
    expect(shown).toMatchObject({ reference, state: 'new', resume: { name: 'resumeLink.pdf' } })
    expect(shown.notes).toMatchObject([{ name: 'Rafi', body: 'Calls back' }])

    const subject = { table: 'applications', reference, role: 'hiring' } as const
    expect((await run((db) => countErasures(db, subject))).one).toMatchObject({ applications: 1, files: 2, notes: 1 })
    const record = jest.fn(async () => {})
    await use('test', (db, files) => eraseScope(db, files, { ...subject, scope: 'one', record }))
    expect(record).toHaveBeenCalledTimes(1)
    expect(await run((db) => listNotes(db, reference))).toEqual([])
    expect(await find('')).toEqual([])
    await run(async (db) => expect(await db.selectFrom('applicationWords').selectAll().execute()).toEqual([]))
  })

  it('erases of a person only what the role includes', async () => {
    const reference = await apply('Amina', 'One')
    await apply('Amina', 'Two', 'AMINA@mail.example', 1)
    await backend.subscribe('amina@mail.example', {})
    const count = (role: 'hiring' | 'owner') =>
      run((db) => countErasures(db, { table: 'applications', reference, role }))
    expect((await count('hiring')).person).toMatchObject({ applications: 2, files: 4, subscribers: 0 })
    expect((await count('owner')).person).toMatchObject({ applications: 2, files: 4, subscribers: 1 })
    const erasing = {
      table: 'applications',
      reference,
      role: 'hiring',
      scope: 'person',
      record: async () => {},
    } as const
    await use('test', (db, files) => eraseScope(db, files, erasing))
    expect(await find('')).toEqual([])
    expect((await run((db) => getDashboard(db, session))).subscribers).toEqual({ all: 1, arrived: 1 })
  })

  it('erases no message for someone who may only see applications', async () => {
    const { reference } = await backend.sendContact(sampleMessage, {})
    const subject = { table: 'applications', reference: reference ?? '', role: 'hiring' } as const
    const record = async () => {}
    await expect(use('t', (db, files) => eraseScope(db, files, { ...subject, scope: 'one', record }))).rejects.toThrow()
    expect(await run(countMessages)).toEqual({ open: 1, done: 0 })
    await run((db) => setMessageState(db, reference ?? '', 'done'))
    expect((await run((db) => listMessages(db, { state: 'done' }))).rows).toMatchObject([{ reference, state: 'done' }])
  })

  it('tells what has arrived since the visit before, also after a reload', async () => {
    const hour = 3_600_000
    const now = Date.now()
    await apply('A', 'Before')
    expect(await run((db) => getDashboard(db, session, now - hour))).toMatchObject({
      since: null,
      jobs: [{ arrived: 1 }],
    })
    await run((db) => db.updateTable('uploads').set({ bytes: 2_000_000_000 }).execute())
    const again = await run((db) => getDashboard(db, session, now + hour))
    expect(again.files).toEqual({ used: 3815, limit: 4096 })
    expect(again.jobs).toMatchObject([{ waiting: 1, arrived: 1 }])
    expect(again.since).toBe(new Date(now - hour).toISOString())
    expect((await run((db) => getDashboard(db, session, now + hour + 60_000))).since).toBe(again.since)
    const later = await run((db) => getDashboard(db, session, now + 3 * hour))
    expect(later.jobs).toMatchObject([{ waiting: 1, arrived: 0 }])
    expect(await run((db) => visit(db, 'Anika', now))).toBeNull()
  })

  it('shows hiring no messages or subscribers, and editors none of it', async () => {
    const hiring = await run((db) => getDashboard(db, { ...session, role: 'hiring' }))
    expect(Object.keys(hiring)).toEqual(['since', 'jobs', 'silent', 'unanswered', 'changes'])
    const editor = await run((db) => getDashboard(db, { ...session, role: 'editor' }))
    expect(Object.keys(editor)).toEqual(['since', 'posts', 'studies', 'articles', 'changes'])
  })
})
