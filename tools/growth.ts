/**
 * `npm run growth --prefix tools -- [--applications 100000 --posts 10000] [--sqlite] [--site]`: fills a new database with these
 * numbers of applications and posts, measures the pages of the inbox and prints their query plans. `--site` also measures the lists of the
 * latest build, and its memory over thirty changes. Fails if a page of the inbox takes longer than 100 ms.
 */
import { sql } from 'kysely'
import { countErasure } from '../lib/applications/erase.ts'
import { getApplication } from '../lib/applications/read-applications.ts'
import { getPostPage, getPostSummaries } from '../lib/backend/embedded/read-content.ts'
import { type Database, openDatabase } from '../lib/db/database.ts'
import { createFolderStore } from '../lib/db/files/folder-store.ts'
import { readPages } from '../lib/db/paging.ts'
import { createDatabase, dropDatabase, stopPostgres } from '../lib/db/testing-postgres.ts'
import { formatTable } from '../lib/format/table.ts'
import { getDashboard } from '../lib/studio/dashboard.ts'
import { countApplications, getApplicationPage, getMessagePage, getSubscriberPage } from '../lib/studio/inbox.ts'
import { readOptions, runInFolder } from './command.ts'
import { fillDatabase } from './growth/fill-database.ts'
import { measure } from './growth/measure.ts'
import { measureSite } from './growth/measure-site.ts'

const MAX_MS = 100

const { sqlite, site, ...size } = readOptions({ applications: 100_000, posts: 10_000, sqlite: false, site: false })
const files = createFolderStore('')
const owner = { id: '', name: 'Owner', role: 'owner', createdAt: '', seenAt: '', expiresAt: '' } as const

/** Returns the cursor of the page that begins at a share of all applications. */
async function findPlace(db: Database, share: number): Promise<string> {
  const offset = Math.floor(size.applications * share)
  const sorted = db.selectFrom('applications').select(['receivedAt', 'reference']).orderBy('receivedAt', 'desc')
  const row = await sorted.orderBy('reference', 'desc').offset(offset).limit(1).executeTakeFirstOrThrow()
  return Buffer.from(JSON.stringify([row.receivedAt, row.reference])).toString('base64url')
}

async function measureReads(db: Database) {
  const after = { middle: await findPlace(db, 0.5), last: await findPlace(db, 0.999) }
  const rows = async <Row>(page: Promise<{ rows: Row[] }>) => (await page).rows
  const { jobId } = await db.selectFrom('applications').select('jobId').limit(1).executeTakeFirstOrThrow()
  const reads: [string, (db: Database) => Promise<unknown>][] = [
    ['applications, first page', (db) => rows(getApplicationPage(db, files, {}))],
    ['applications, a page in the middle', (db) => rows(getApplicationPage(db, files, { after: after.middle }))],
    ['applications, last pages', (db) => rows(getApplicationPage(db, files, { after: after.last }))],
    ['applications, 200 at once', (db) => rows(getApplicationPage(db, files, { limit: 200 }))],
    ['applications in a state', (db) => rows(getApplicationPage(db, files, { state: 'hired' }))],
    ['applications for a job', (db) => rows(getApplicationPage(db, files, { jobId }))],
    ['applications for a job in a state', (db) => rows(getApplicationPage(db, files, { jobId, state: 'offer' }))],
    ['one application', (db) => getApplication(db, files, 'NK-00000077')],
    ['number of applications', (db) => countApplications(db, {})],
    ['number of applications in a state', (db) => countApplications(db, { state: 'new' })],
    ['what belongs to an address', (db) => countErasure(db, 'amina77@mail.example')],
    ['messages, first page', (db) => rows(getMessagePage(db, {}))],
    ['subscribers, first page', (db) => rows(getSubscriberPage(db, {}))],
    ['start page of the Studio', (db) => getDashboard(db, owner)],
    ['posts, first page', (db) => rows(getPostPage(db, {}))],
  ]
  const measured = []
  for (const [what, read] of reads) measured.push(await measure(db, what, read))
  // Read once after each change of a post, on each machine.
  return { pages: measured, all: await measure(db, 'posts, all without bodies', getPostSummaries) }
}

/** Measures the maximum memory while all applications are read page by page, as in an export. */
async function measureExport(db: Database) {
  const started = performance.now()
  const before = process.memoryUsage().rss
  let most = before
  let count = 0
  for await (const rows of readPages((request) => getApplicationPage(db, files, request))) {
    count += rows.length
    most = Math.max(most, process.memoryUsage().rss)
  }
  return {
    exported: count,
    seconds: Math.round((performance.now() - started) / 1000),
    growthMB: Math.round((most - before) / 1024 / 1024),
  }
}

async function measureGrowth(folder: string) {
  const url = await createDatabase(sqlite ? 'SQLite' : 'PostgreSQL')
  const db = await openDatabase(folder, url && `${url}?statement_timeout=600000`)
  await fillDatabase(db, size)
  await getPostSummaries(db)
  await sql.raw(url ? 'vacuum analyze' : 'analyze').execute(db)
  const { pages, all } = await measureReads(db)
  const measured = [...pages, all]
  const plans = measured.map(({ what, plan }) => `${what}: ${plan}`)
  process.stdout.write(`${formatTable(measured)}\n\n${plans.join('\n')}\n`)
  const exported = await measureExport(db)
  if (site) {
    const { measured: lists, memory } = await measureSite(db, folder, url)
    process.stdout.write(`${formatTable(lists)}\nMemory after each change, in MB: ${memory.join(', ')}\n`)
  }
  await db.destroy()
  await dropDatabase(url)
  await stopPostgres()
  return { ...size, ...exported, slow: pages.filter(({ p50 }) => p50 > MAX_MS).map(({ what }) => what) }
}

await runInFolder('growth', measureGrowth, ({ slow }) => slow.length === 0)
