import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type Database, getDatabasePath, openDatabase } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { readEnv } from '../env.ts'
import { createEmbeddedBackend } from './embedded/index.ts'
import { type FingerprintSource, openFingerprints } from './fingerprints.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fingerprints-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
afterAll(stopPostgres)

describe.each(engines)('the fingerprints of our own database on %s', (engine) => {
  let url: string | undefined
  let db: Database
  let source: FingerprintSource
  beforeEach(async () => {
    url = await createDatabase(engine, dataDir)
    db = await openDatabase(dataDir, url)
    const secret = 'x'.repeat(32)
    const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: url, JOB_LINK_SECRET: secret, SIGNING_SECRET: secret })
    source = openFingerprints(env, createEmbeddedBackend(dataDir, { url }))
  })
  afterEach(async () => {
    await source.close()
    await db.destroy()
    await dropDatabase(url)
  })

  async function findChanged(change: string) {
    const before = await source.read()
    await sql.raw(change).execute(db)
    const after = await source.read()
    return Object.keys(after).filter((tag) => after[tag] !== before[tag])
  }

  it('differ for the list that was changed by hand, and for no other', async () => {
    expect(await findChanged(`update jobs set title = 'Weaver' where position = 0`)).toEqual(['all-jobs'])
    expect(await findChanged('delete from team where position = 0')).toEqual(['team'])
    expect(await findChanged(`insert into team (position, name, designation, bio) values (99, '', '', '')`)).toEqual([
      'team',
    ])
    expect(await findChanged(`insert into messages values ('', '', '', '', '', '', '', '', '', '', '')`)).toEqual([])
  })

  it('differ for each column of a post but the count of its words, which the site makes itself', async () => {
    const row = await db.selectFrom('posts').selectAll().executeTakeFirstOrThrow()
    for (const column of Object.keys(row)) {
      const changed = await findChanged(`update posts set "${column}" = "${column}"`)
      expect([column, changed]).toEqual([column, column === 'words' ? [] : ['all-blogs']])
    }
  })

  it('stay the same for a change that is taken back', async () => {
    const change = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('jobs').set({ title: 'Weaver' }).execute()
      throw new Error('taken back')
    })
    const before = await source.read()
    await expect(change).rejects.toThrow('taken back')
    expect(await source.read()).toEqual(before)
  })
})

it('are read once a damaged database was replaced', async () => {
  writeFileSync(getDatabasePath(dataDir), 'no database')
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const source = openFingerprints(readEnv({ DATA_DIR: dataDir }), createEmbeddedBackend(dataDir))
  await expect(source.read()).rejects.toMatchObject({ code: 'failed' })
  rmSync(getDatabasePath(dataDir))
  const first = await source.read()
  expect(Object.keys(first).sort()).toEqual([
    'all-blogs',
    'all-jobs',
    'arrangement',
    'articles',
    'case-studies',
    'redirects',
    'settings',
    'team',
  ])
  const other = mkdtempSync(path.join(tmpdir(), 'fingerprints-'))
  await (await openDatabase(other)).destroy()
  renameSync(dataDir, `${dataDir}.old`)
  renameSync(other, dataDir)
  expect((await source.read()).team).not.toBe(first.team)
  await source.close()
  rmSync(`${dataDir}.old`, { recursive: true })
  jest.restoreAllMocks()
})
