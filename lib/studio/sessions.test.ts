import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../db/database.ts'
import { createInvitation, endSessions, enter, findSession, listPeople } from './sessions.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const anika = { name: 'Anika', role: 'editor' } as const

let dataDir: string
let db: Database

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sessions-'))
  db = await openDatabase(dataDir)
})
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const enterNow = async (now?: number) => {
  const entered = await enter(db, await createInvitation(db, anika, 'test', now), now)
  if (!entered) throw new Error('not entered')
  return entered
}

describe('an invitation', () => {
  it('works once, also when two browsers use it at the same moment', async () => {
    const token = await createInvitation(db, anika, 'test')
    const both = await Promise.all([1, 2].map(() => db.transaction().execute((inside) => enter(inside, token))))
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await enter(db, token)).toBeNull()
  })

  it('works for a day', async () => {
    const token = await createInvitation(db, anika, 'test', 0)
    expect(await enter(db, token, DAY)).toBeNull()
    expect(await enter(db, token, DAY - 1)).not.toBeNull()
  })

  it('is not stored, and neither is the cookie', async () => {
    const token = await createInvitation(db, anika, 'test')
    const entered = await enter(db, token)
    const rows = [
      await db.selectFrom('studioInvitations').selectAll().execute(),
      await db.selectFrom('studioSessions').selectAll().execute(),
    ]
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(entered?.token)
  })

  it('starts a session of its own: a cookie that was there before is worth nothing', async () => {
    const known = 'chosen-by-an-attacker'
    const { token } = await enterNow()
    expect(token).not.toBe(known)
    expect(await findSession(db, known)).toBeNull()
  })
})

describe('a session', () => {
  it('lasts 30 days after its last use', async () => {
    const { token } = await enterNow(0)
    expect(await findSession(db, token, 29 * DAY)).toMatchObject(anika)
    expect(await findSession(db, token, 58 * DAY)).toMatchObject(anika)
    expect(await findSession(db, token, 89 * DAY)).toBeNull()
  })

  it('ends alone, with all of a person, or with all others', async () => {
    const [one, two] = [await enterNow(), await enterNow()]
    expect(await endSessions(db, { id: one.session.id })).toBe(1)
    expect(await findSession(db, one.token)).toBeNull()
    expect(await findSession(db, two.token)).not.toBeNull()
    const open = await createInvitation(db, anika, 'test')
    await endSessions(db, { name: 'Anika' })
    expect(await findSession(db, two.token)).toBeNull()
    expect(await enter(db, open)).toBeNull()
    const three = await enterNow()
    await endSessions(db, 'all')
    expect(await findSession(db, three.token)).toBeNull()
    expect(await listPeople(db)).toEqual({ sessions: [], invitations: [] })
  })

  it('is nothing without a cookie', async () => {
    expect(await findSession(db, null)).toBeNull()
    expect(await findSession(db, '')).toBeNull()
  })
})
