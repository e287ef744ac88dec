import { sql } from 'kysely'
import { getApplication } from '../applications/read-applications.ts'
import { APPLICATION_STATES } from '../backend/contract.ts'
import { getPostPage, getPostSummaries } from '../backend/embedded/read-content.ts'
import { countApplications, getApplicationPage, getMessagePage, getSubscriberPage } from '../studio/inbox.ts'
import type { Database } from './database.ts'
import { createFolderStore } from './files/folder-store.ts'
import { isPostgres } from './is-postgres.ts'
import { type PageRequest, readPages } from './paging.ts'
import type { ApplicationRow } from './schema.ts'
import { openTestDatabase, type TestDatabase } from './testing-database.ts'
import { engines, stopPostgres } from './testing-postgres.ts'

afterAll(stopPostgres)

const COUNT = 90
const JOBS = ['weaver', 'dyer', 'seller']
const store = createFolderStore('')
const toReference = (at: number) => `NK-${String(at).padStart(4, '0')}`
// Three at each moment, so that the time alone does not order them.
const toTime = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 3))).toISOString()

const toApplication = (at: number): ApplicationRow => ({
  reference: toReference(at),
  receivedAt: toTime(at),
  jobId: JOBS[at % 3] ?? '',
  jobTitle: '',
  name: '',
  lastName: '',
  email: `${at}@mail.example`,
  resume: `${at}-0.pdf`,
  coverLetter: `${at}-1.pdf`,
  answers: '{}',
  signals: '',
  state: APPLICATION_STATES[at % 2] ?? 'new',
  stateAt: toTime(at),
  formerState: 'new',
  keepUntil: null,
  keepReason: '',
  renewalAskedAt: null,
  answeredAt: null,
  formerAt: toTime(at),
})

async function fill(db: Database) {
  const rows = Array.from({ length: COUNT }, (_, at) => toApplication(at))
  const uploads = rows.flatMap(({ resume, coverLetter, receivedAt }) =>
    [resume ?? '', coverLetter ?? ''].map((stored) => ({
      stored,
      receivedAt,
      claimedBy: null,
      name: stored,
      type: '',
      bytes: 1,
      sha256: '',
      warnings: '[]',
      sender: null,
    })),
  )
  await db.insertInto('uploads').values(uploads).execute()
  await db.insertInto('applications').values(rows).execute()
  for (let at = 0; at < 5; at += 1) {
    const subscribedAt = toTime(at)
    await db
      .insertInto('subscribers')
      .values({ email: `${at}@mail.example`, subscribedAt, signals: '', id: String(at), confirmedAt: subscribedAt })
      .execute()
  }
}

describe.each(engines)('pages on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
    await fill(db)
  })
  afterAll(() => opened.close())

  async function walk<Row>(getPage: (request: PageRequest) => Promise<{ rows: Row[]; next: string | null }>) {
    const pages: Row[][] = []
    for (let after: string | null = null; ; ) {
      const { rows, next } = await getPage({ after, limit: 7 })
      pages.push(rows)
      if (!next) return pages
      after = next
    }
  }

  it('bring each application once, latest first, with its files', async () => {
    const pages = await walk((request) => getApplicationPage(db, store, request))
    expect(pages.map(({ length }) => length)).toEqual([...Array(12).fill(7), 6])
    const all = Array.from({ length: COUNT }, (_, at) => toReference(at)).reverse()
    expect(pages.flat().map(({ reference }) => reference)).toEqual(all)
    expect(pages[0]?.[0]).toMatchObject({ resume: { stored: '89-0.pdf' }, coverLetter: { stored: '89-1.pdf' } })
    expect(await getApplication(db, store, toReference(3))).toMatchObject({ email: '3@mail.example' })
    expect(await getApplication(db, store, 'none')).toBeNull()
  })

  it('bring only the applications of a job, in a state, or both', async () => {
    for (const filter of [{ jobId: 'dyer' }, { state: 'in review' }, { jobId: 'dyer', state: 'new' }] as const) {
      const pages = await walk((request) => getApplicationPage(db, store, { ...request, ...filter }))
      const expected = Array.from({ length: COUNT }, (_, at) => toApplication(at)).filter(
        (row) => row.jobId === (filter.jobId ?? row.jobId) && row.state === (filter.state ?? row.state),
      )
      expect(pages.flat().map(({ reference }) => reference)).toEqual(
        expected.map(({ reference }) => reference).reverse(),
      )
      expect(await countApplications(db, filter)).toBe(expected.length)
    }
  })

  it('skip and repeat nothing while others apply', async () => {
    const { rows, next } = await getApplicationPage(db, store, { limit: 7 })
    const late = { ...toApplication(COUNT), resume: '0-0.pdf', coverLetter: '0-1.pdf' }
    await db.insertInto('applications').values(late).execute()
    const following = await getApplicationPage(db, store, { after: next, limit: 1 })
    await db.deleteFrom('applications').where('reference', '=', late.reference).execute()
    expect([rows.at(-1)?.reference, following.rows[0]?.reference]).toEqual([toReference(83), toReference(82)])
  })

  it('bring posts, messages and subscribers as well, and all of them where they are wanted', async () => {
    const posts = (await walk((request) => getPostPage(db, request))).flat()
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
    expect(posts.sort(byId)).toEqual((await getPostSummaries(db)).sort(byId))
    expect(await getMessagePage(db, {})).toEqual({ rows: [], next: null })
    const found: unknown[] = []
    for await (const rows of readPages((request) => getSubscriberPage(db, request))) found.push(...rows)
    expect(found).toHaveLength(5)
  })

  it.each(['', 'W10', 'WzEsMl0', '%', 'x'.repeat(5_000)])('refuse the cursor %j, or begin again', async (after) => {
    const page = getMessagePage(db, { after })
    if (after === '') expect((await page).rows).toEqual([])
    else await expect(page).rejects.toMatchObject({ code: 'refused' })
  })

  it('are read from an index', async () => {
    const where = `where ("receivedAt", reference) < ('2026-02', 'x')`
    const query = `select * from applications ${where} order by "receivedAt" desc, reference desc limit 7`
    const plan = await db.transaction().execute(async (transaction) => {
      // A small table would be read entirely.
      if (isPostgres(db)) await sql`set local enable_seqscan = off`.execute(transaction)
      const explain = isPostgres(db) ? 'explain' : 'explain query plan'
      return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(transaction)).rows)
    })
    expect(plan).toContain('applicationsByTime')
    expect(plan).not.toMatch(/Sort|TEMP B-TREE/)
  })
})
