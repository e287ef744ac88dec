import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countErasure, erase } from '../applications/erase.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { enqueue, listOpen, measure } from './deliveries.ts'

afterAll(stopPostgres)

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let db: Database

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-deliveries-'))
    url = await createDatabase(engine, dataDir)
    db = await openDatabase(dataDir, url)
    const mails = ['a@mail.example', 'b@mail.example'].map((to) => ({
      reference: 'none',
      recipient: to,
      payload: '{}',
    }))
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

  it('counts the mail that an erasure forgets, before it goes', async () => {
    const count = async (subject: string, options = {}) => (await countErasure(db, subject, options)).mails
    expect(await count('A@mail.example')).toBe(1)
    expect(await count('A@mail.example', { only: 'applications' })).toBe(0)
    expect(await count('c@mail.example')).toBe(0)
    await db.updateTable('deliveries').set({ state: 'sent', recipient: '', payload: '{}' }).execute()
    expect(await count('a@mail.example')).toBe(0)
  })

  it('tells how long mail has waited', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await db.updateTable('deliveries').set({ createdAt: anHourAgo }).where('recipient', 'like', 'a@%').execute()
    await db.updateTable('deliveries').set({ state: 'dead' }).where('recipient', 'like', 'b@%').execute()
    expect(await measure(db, 'mail')).toEqual({ waiting: 1, oldestS: expect.closeTo(3_600, -2), dead: 1 })
    expect(await measure(db, 'submissions')).toEqual({ waiting: 0, oldestS: 0, dead: 0 })
  })
})
