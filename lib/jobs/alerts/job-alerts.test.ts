import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { departments } from '../../../content/departments.ts'
import { jobAlerts } from '../../../content/job-alerts.ts'
import { erase } from '../../applications/erase.ts'
import { createEmbeddedBackend } from '../../backend/embedded/index.ts'
import { prune } from '../../backend/embedded/prune.ts'
import { setFacts } from '../../current-facts.ts'
import type { Database } from '../../db/database.ts'
import { writeSetting } from '../../db/settings.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { listOpen } from '../../delivery/deliveries.ts'
import type { Mail } from '../../mail/message.ts'
import { type AlertCriteria, confirmAlert, endAlert, renewAlert, requestAlert, YEAR_MS } from './alerts.ts'
import { isAnyAlertDue } from './due-alerts.ts'
import { sendAlerts } from './send-alerts.ts'

const words = jobAlerts.mail
const toFound = (job: string) => words.found.one.replace('{job}', job)
const department = departments.at(-1) ?? { value: '', label: '' }

afterAll(stopPostgres)

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SITE = 'https://site.example'
const criteria: AlertCriteria = { email: 'a@mail.example', department: '', words: '', often: 'at-once', signals: '' }

describe.each(engines)('on %s, a job alert', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const readMails = () => use(async (db) => (await listOpen(db)).map(({ payload }) => JSON.parse(payload) as Mail))
  const readSubjects = async () => (await readMails()).map(({ subject }) => subject).sort()
  const forgetMails = () => use((db) => db.deleteFrom('deliveries').execute())
  const ask = (more: Partial<AlertCriteria> = {}, now?: number) =>
    use((db) => requestAlert(db, { ...criteria, ...more }, SITE, now))
  const list = () => use((db) => db.selectFrom('jobAlerts').selectAll().orderBy('askedAt').execute())
  const confirmAll = async (now?: number) => {
    for (const { id } of await list()) expect(await use((db) => confirmAlert(db, id, now))).toBe(true)
    await forgetMails()
  }
  const send = (now?: number) => use((db) => sendAlerts(db, SITE, now))
  const open = (title: string, department = 'Development') =>
    use(async (db) => {
      const { id: _, ...job } = await db.selectFrom('jobs').selectAll().limit(1).executeTakeFirstOrThrow()
      const row = { ...job, id: title.toLowerCase(), title, department, state: 'open' as const, closingDate: null }
      const { last } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      await db
        .insertInto('jobs')
        .values({ ...row, position: Number(last) + 1, description: '', requirements: '[]', responsibilities: '[]' })
        .execute()
    })
  const setState = (id: string, state: 'open' | 'closed') =>
    use((db) => db.updateTable('jobs').set({ state }).where('id', '=', id).execute())

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
      JOB_LINK_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-alerts-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
    await backend.getTeam()
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  it('tells of nothing before its owner confirmed, and of no position that was open before', async () => {
    await ask()
    expect(await readSubjects()).toEqual([words.ask.subject])
    await open('Early')
    await send()
    expect(await readMails()).toHaveLength(1)
    await confirmAll()
    await open('Late')
    expect(await use((db) => isAnyAlertDue(db))).toBe(true)
    await send()
    expect(await readSubjects()).toEqual([toFound('Late')])
  })

  it('tells of a position once, however many machines look, and also when it is closed and opened again', async () => {
    await ask()
    await confirmAll()
    await open('Tester')
    await Promise.all([send(), send(), send()])
    await setState('tester', 'closed')
    await send()
    await setState('tester', 'open')
    await send()
    expect(await readSubjects()).toEqual([toFound('Tester')])
    expect(await use((db) => isAnyAlertDue(db))).toBe(false)
  })

  it('finds what a search would find', async () => {
    await ask({ department: department.value, email: 'ai@mail.example' })
    await ask({ words: 'rust  BACKEND', email: 'rust@mail.example' })
    await confirmAll()
    await open('Backend engineer, Rust')
    await open('Reader of papers', department.label)
    await send()
    const told = (await readMails()).map(({ to, subject }) => `${to} ${subject}`).sort()
    expect(told).toEqual([
      `ai@mail.example ${toFound('Reader of papers')}`,
      `rust@mail.example ${toFound('Backend engineer, Rust')}`,
    ])
  })

  it('finds the positions of a department that another machine has renamed', async () => {
    await ask({ department: 'product' })
    await confirmAll()
    const renamed = [{ value: 'product', label: 'Things', introduction: '' }]
    await use((db) => writeSetting(db, { name: 'departments', version: 0 }, renamed))
    await open('Maker', 'Things')
    await send()
    expect(await readSubjects()).toEqual([toFound('Maker')])
    setFacts({})
  })

  it('that is weekly writes at most once a week', async () => {
    const start = Date.now()
    await ask({ often: 'weekly' })
    await confirmAll(start)
    await open('One')
    await open('Two')
    await send(start + DAY)
    expect(await readMails()).toEqual([])
    await send(start + 7 * DAY)
    expect(await readSubjects()).toEqual([words.found.many.replace('{count}', '2')])
    await open('Three')
    await send(start + 8 * DAY)
    expect(await readMails()).toHaveLength(1)
    await send(start + 14 * DAY)
    expect(await readMails()).toHaveLength(2)
  })

  it('offers its renewal once before the year is over, and ends without it', async () => {
    const start = Date.now()
    await ask()
    await confirmAll(start)
    const [{ id } = { id: '' }] = await list()
    await send(start + YEAR_MS - 20 * DAY)
    expect(await readMails()).toEqual([])
    await send(start + YEAR_MS - 10 * DAY)
    await send(start + YEAR_MS - 9 * DAY)
    expect(await readSubjects()).toEqual([expect.stringContaining(words.renewal.subject.replace('{day}', ''))])
    await use((db) => renewAlert(db, id, start + YEAR_MS - 9 * DAY))
    await open('Next year')
    await send(start + YEAR_MS + DAY)
    expect(await readSubjects()).toContain(toFound('Next year'))
    await open('Too late')
    await send(start + 3 * YEAR_MS)
    expect(await readMails()).toHaveLength(2)
    await use((db) =>
      db
        .updateTable('jobAlerts')
        .set({ endsAt: new Date(start - DAY).toISOString() })
        .execute(),
    )
    await use((db) => prune(db, backend.files))
    expect(await list()).toEqual([])
  })

  it('does not let anyone fill another mailbox', async () => {
    const start = Date.now()
    for (let turn = 0; turn < 3; turn += 1) await ask({ email: 'A@mail.example' }, start)
    for (const words of 'b c d e f g h'.split(' ')) await ask({ words }, start)
    expect(await readMails()).toHaveLength(5)
    await ask({}, start + 2 * HOUR)
    expect(await readMails()).toHaveLength(6)
  })

  it('goes with its mail when its owner ends it, and with the person who is erased', async () => {
    await ask()
    await ask({ email: 'b@mail.example' })
    const [first] = await list()
    await use((db) => endAlert(db, first?.id ?? ''))
    expect((await readMails()).map(({ to }) => to)).toEqual(['b@mail.example'])
    expect(await use((db) => confirmAlert(db, first?.id ?? ''))).toBe(false)
    expect(await use((db) => erase(db, backend.files, 'B@mail.example'))).toMatchObject({ alerts: 1 })
    expect([await list(), await readMails()]).toEqual([[], []])
  })

  it('is forgotten after a week without confirmation', async () => {
    await ask({}, Date.now() - 8 * DAY)
    await use((db) => prune(db, backend.files))
    expect(await list()).toEqual([])
  })
})
