import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../testing-postgres.ts'
import { type Database, openDatabase } from './database.ts'
import { enqueue, listOpen, measure } from './deliveries.ts'
import { erase } from './erase.ts'
import { createFolderStore } from './files/folder-store.ts'

jest.setTimeout(60_000)
afterAll(stopPostgres)

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let db: Database

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-deliveries-'))
    url = await createDatabase(engine)
    db = await openDatabase(dataDir, url)
    const mails = ['a@mail.example', 'b@mail.example'].map((to) => ({ reference: 'none', recipient: to, payload: {} }))
    await enqueue(db, mails)
  })
  afterEach(async () => {
    await db.destroy()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  it('forgets mail for a person who is erased, and nobody else’s', async () => {
    await erase(db, createFolderStore(dataDir), 'A@mail.example', { only: 'applications' })
    expect(await listOpen(db)).toHaveLength(2)
    await erase(db, createFolderStore(dataDir), 'A@mail.example')
    expect((await listOpen(db)).map(({ recipient }) => recipient)).toEqual(['b@mail.example'])
  })

  it('tells how long mail has waited', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await db.updateTable('deliveries').set({ createdAt: anHourAgo }).where('recipient', 'like', 'a@%').execute()
    await db.updateTable('deliveries').set({ state: 'dead' }).where('recipient', 'like', 'b@%').execute()
    expect(await measure(db)).toEqual({ oldestS: expect.closeTo(3_600, -2), dead: 1 })
  })
})
