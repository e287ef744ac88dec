import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { RETENTION } from '../../content/promises.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { prune } from '../backend/embedded/prune.ts'
import { sampleCandidate } from '../backend/testing.ts'
import { TABLES } from '../db/copy-rows.ts'
import type { Database } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { addMonths } from '../format/months.ts'
import { setApplicationState } from '../studio/applications.ts'
import { addNote } from '../studio/notes.ts'
import { cleanEnv } from '../testing-env.ts'
import { eraseRows } from './erase.ts'
import { eraseExpired } from './retention.ts'

afterAll(stopPostgres)

const EXPIRED = 20
const OTHERS = 3
const HOUR_MS = 3_600_000

const mail = { SITE_URL: 'https://site.example', STUDIO: 'on', MAIL_TO_HIRING: 'hiring@site.example' } as const

/** Runs the erasure in a process of its own, as a server does. Says when it begins. */
const SCRIPT = `
  const [dataDir, url, now] = process.argv.slice(1)
  const { openDatabase } = await import('./lib/db/database.ts')
  const { createFolderStore } = await import('./lib/db/files/folder-store.ts')
  const { eraseExpired } = await import('./lib/applications/retention.ts')
  const db = await openDatabase(dataDir, url || undefined)
  process.stdout.write('begins')
  await eraseExpired(db, createFolderStore(dataDir), Number(now))
  process.exit()`

/** Starts the erasure and kills it after `delayMs`. */
async function eraseAndKill(delayMs: number, ...given: string[]): Promise<void> {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--input-type=module']
  const child = spawn(process.execPath, [...flags, '-e', SCRIPT, ...given], {
    env: cleanEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  await sleep(delayMs)
  child.kill('SIGKILL')
  await exited
}

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const open = () => createEmbeddedBackend(dataDir, { url, mail })

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-erasure-'))
    url = await createDatabase(engine, dataDir)
    backend = open()
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Stores an application in which every text begins with `name`. */
  async function apply(name: string): Promise<string> {
    const jobId = (await backend.getJobs())[0]?.id ?? ''
    const links: string[] = []
    for (const kind of ['resume', 'letter']) {
      const file = path.join(dataDir, kind)
      const content = `%PDF-1.7 ${name} ${kind}`
      await writeFile(file, content)
      const given = { path: file, name: `${name} ${kind}.pdf`, type: 'application/pdf', bytes: content.length }
      links.push(await backend.sendFile(given, {}))
      await rm(file, { force: true })
    }
    const [resumeLink = '', coverLetterLink = ''] = links
    const person = { name, lastName: name, email: `${name}@mail.example`, whyInterested: `${name} wrote this.` }
    const context = { source: `${name} link` }
    const receipt = await backend.sendCandidate(
      { ...sampleCandidate, ...person, jobId, resumeLink, coverLetterLink },
      context,
    )
    const reference = receipt.reference ?? ''
    await use((db) => addNote(db, { reference, name: 'Rafi', body: `${name} called.` }))
    return reference
  }

  async function readEverything(): Promise<string> {
    const parts: string[] = []
    for (const table of TABLES)
      parts.push(JSON.stringify(await use((db) => db.selectFrom(table).selectAll().execute())))
    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) parts.push((await readFile(path.join(entry.parentPath, entry.name))).toString('latin1'))
    return parts.join('\n')
  }

  it('leaves nothing of expired people and everything of others, however often the erasure is killed', async () => {
    const now = Date.now()
    for (let number = 0; number < EXPIRED; number += 1) {
      const reference = await apply(`zubbayda${number}`)
      await use((db) => setApplicationState(db, reference, 'declined', { now }))
    }
    const others: string[] = []
    for (let number = 0; number < OTHERS; number += 1) others.push(await apply(`quaderiya${number}`))
    const count = () => use(async (db) => (await db.selectFrom('applications').select('reference').execute()).length)

    const end = addMonths(now, RETENTION.applicationMonths)
    const left: number[] = []
    for (let round = 0; left.at(-1) !== OTHERS; round += 1) {
      // Longer each time, so that a slow machine gets to the end.
      await eraseAndKill(round * (10 + Math.random() * 40), dataDir, url ?? '', String(end))
      left.push(await count())
    }
    // At least one kill must come before the end, or the test proves nothing.
    expect(left.length).toBeGreaterThan(1)

    // The next run, hours later.
    const uploads = createFolderStore(dataDir)
    for (const name of await uploads.listOlderThan(-HOUR_MS)) {
      const long = new Date(Date.now() - 2 * HOUR_MS)
      await utimes(uploads.locate(name), long, long)
    }
    await backend.use('test', (db, files) => eraseExpired(db, files, end))
    await backend.use('test', (db, files) => prune(db, files))
    expect(await readEverything()).not.toMatch(/zubbayda/i)

    const rows = await use((db) => db.selectFrom('applications').selectAll().execute())
    expect(rows.map(({ reference }) => reference).sort()).toEqual(others.sort())
    for (const { name, resume, coverLetter } of rows)
      for (const [kind, stored] of Object.entries({ resume, letter: coverLetter }))
        expect((await buffer(await uploads.get(stored ?? ''))).toString()).toBe(`%PDF-1.7 ${name} ${kind}`)
    expect(await uploads.listOlderThan(-HOUR_MS)).toHaveLength(2 * OTHERS)
    const notes = await use((db) => db.selectFrom('applicationNotes').select('body').execute())
    expect(notes.map(({ body }) => body).sort()).toEqual(rows.map(({ name }) => `${name} called.`).sort())
    const lines = await use((db) =>
      db.selectFrom('studioAudit').select('subject').where('action', '=', 'erase').execute(),
    )
    expect(new Set(lines.map(({ subject }) => subject)).size).toBe(EXPIRED)
    expect(lines).toHaveLength(EXPIRED)
  })
  it('removes what a kill right after the commit left in the database’s files', async () => {
    const now = Date.now()
    const reference = await apply('zubbayda')
    await use((db) => setApplicationState(db, reference, 'declined', { now }))
    await use((db) => db.transaction().execute((transaction) => eraseRows(transaction, reference)))
    await backend.use('test', (db, files) => eraseExpired(db, files, now))
    for (const name of await readdir(dataDir))
      if (name.startsWith('site.sqlite'))
        expect((await readFile(path.join(dataDir, name))).toString('latin1')).not.toMatch(/zubbayda/)
  })
})
