import { sql } from 'kysely'
import { type Database, openDatabase } from '../db/database.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { deliverMail } from '../delivery/deliver-mail.ts'
import { toIso } from '../format/date.ts'
import type { Mail } from '../mail/message.ts'
import { emailSchema, listKnown, requirePerson, setEmail, storeInvited } from './people.ts'
import { createInvitation, endSessions, enter, findSession, INVITATION_MS } from './sessions.ts'
import { askForLink, changeAddress, isAnyLinkDue, LINK_MS, mailInvitation, sendAskedLinks } from './sign-in-links.ts'

const anika = { name: 'Anika', role: 'editor' } as const
const rafi = { name: 'Rafi', role: 'owner' } as const
const EMAIL = 'anika@mail.example'

afterAll(stopPostgres)

it.each([
  ['Anika@Mail.Example', EMAIL],
  [' anika <ANIKA@mail.example> ', EMAIL],
  ['mailto:anika@mail.example', EMAIL],
  ['anika@mail.example\0', EMAIL],
  ['anika@mail.example\r\nBcc: all@mail.example', null],
  ['<script>alert(1)</script>@mail.example', null],
  ['anika@mail.example,rafi@mail.example', null],
  ['\u202Eanika@mail.example', null],
  [`${'a'.repeat(10_000)}@mail.example`, null],
  [`anika@${'a.'.repeat(5_000)}example`, null],
  ['', null],
])('reads an address in one form, or refuses it: %#', (given, expected) => {
  const { data = null } = emailSchema.safeParse(given)
  expect(data).toBe(expected)
})

it.each(engines)('an update on %s knows the people who are signed in, by their narrowest role', async (engine) => {
  const opened = await openTestDatabase(engine)
  const now = toIso(Date.now())
  const before = opened.db
  for (const table of ['studioPasskeys', 'passkeyChallenges', 'signInRequests', 'studioPeople'])
    await sql`drop table ${sql.table(table)}`.execute(before)
  for (const column of ['kind', 'deliveryId'])
    await sql`alter table "studioInvitations" drop column ${sql.ref(column)}`.execute(before)
  await before.deleteFrom('migrations').where('name', 'in', ['042-sign-in-links', '043-passkeys']).execute()
  const sessions = [anika, { name: 'Anika', role: 'owner' }, rafi, { name: 'Guest', role: 'guest' }]
  const times = { createdAt: now, seenAt: now, expiresAt: now, guestId: null }
  const rows = sessions.map((person, at) => ({ ...person, ...times, hash: String(at), id: String(at) }))
  await before.insertInto('studioSessions').values(rows).execute()
  const after = await openDatabase(opened.dataDir, opened.url)
  expect(await listKnown(after)).toMatchObject([anika, rafi])
  await after.destroy()
  await opened.close()
})

describe.each(engines)('links by mail on %s', (engine) => {
  let opened: TestDatabase
  let db: Database

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await endSessions(db, 'all')
    await db.deleteFrom('deliveries').execute()
    await storeInvited(db, anika, EMAIL)
  })

  const readTokens = async () => {
    const rows = await db.selectFrom('deliveries').selectAll().where('payload', '!=', '').execute()
    return rows.map(({ payload }) => /enter#([\w-]{43})/.exec((JSON.parse(payload) as Mail).text)?.[1] ?? '')
  }
  const getToken = async (now?: number) => {
    await askForLink(db, EMAIL, now)
    await sendAskedLinks(db, now)
    return (await readTokens()).at(-1) ?? ''
  }
  const deliver = (result: 'accepted' | 'failed') =>
    deliverMail((_call, act) => act(db), {
      send: async () => (result === 'accepted' ? { result } : { result, problem: 'SMTP 451' }),
    })
  const listRequests = () => db.selectFrom('signInRequests').selectAll().execute()

  it('let the person of the address in, once', async () => {
    const token = await getToken()
    const entered = await enter(db, token)
    expect(entered?.kind).toBe('link')
    expect(await findSession(db, entered?.token ?? null)).toMatchObject(anika)
    expect(await enter(db, token)).toBeNull()
    expect(await isAnyLinkDue(db)).toBe(false)
  })

  it('leave the same trace for every address, until the worker looks for its person', async () => {
    const now = Date.now()
    for (const email of [EMAIL, 'nobody@mail.example']) await askForLink(db, email, now)
    const [one, two] = await listRequests()
    expect({ ...one, email: '' }).toEqual({ ...two, email: '' })
    expect(await sendAskedLinks(db)).toBe(2)
    expect(await listRequests()).toEqual([])
    expect(await readTokens()).toHaveLength(1)
  })

  it('come once, however often one asks within a second', async () => {
    await Promise.all([1, 2, 3].map(() => askForLink(db, EMAIL)))
    await Promise.all([sendAskedLinks(db), sendAskedLinks(db)].map((sent) => sent.catch(() => 0)))
    await sendAskedLinks(db)
    expect(await readTokens()).toHaveLength(1)
  })

  it('work for ten minutes', async () => {
    const token = await getToken(0)
    expect(await enter(db, token, LINK_MS)).toBeNull()
    expect(await enter(db, token, LINK_MS - 1)).not.toBeNull()
  })

  it('are not made of a request that waited for ten minutes', async () => {
    await askForLink(db, EMAIL, 0)
    await sendAskedLinks(db, LINK_MS)
    expect(await readTokens()).toEqual([])
  })

  it('are stored as a hash, and gone from the delivery once it is sent, used or too old', async () => {
    const readAll = async () =>
      JSON.stringify([
        await db.selectFrom('studioInvitations').selectAll().execute(),
        await db.selectFrom('deliveries').selectAll().execute(),
      ])
    const sent = await getToken()
    await deliver('accepted')
    expect(await readAll()).not.toContain(sent)

    const used = await getToken()
    await deliver('failed')
    expect(await readAll()).toContain(used)
    await enter(db, used)
    expect(await readAll()).not.toContain(used)

    const old = await getToken()
    await deliver('failed')
    expect(await isAnyLinkDue(db, Date.now() + LINK_MS)).toBe(true)
    await sendAskedLinks(db, Date.now() + LINK_MS)
    expect(await readAll()).not.toContain(old)
    expect(await isAnyLinkDue(db, Date.now() + LINK_MS)).toBe(false)

    const withdrawn = await getToken()
    await endSessions(db, { name: 'Anika' })
    expect(await readAll()).not.toContain(withdrawn)
    expect(await enter(db, withdrawn)).toBeNull()
  })

  it('are not in the log', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const token = await getToken()
    await deliver('failed')
    await deliver('accepted')
    expect(JSON.stringify(written.mock.calls)).not.toContain(token)
    expect(JSON.stringify(written.mock.calls)).not.toContain(EMAIL)
  })

  it('have the role that the person has now', async () => {
    await storeInvited(db, { name: 'Anika', role: 'hiring' }, null)
    expect(await enter(db, await getToken())).toMatchObject({ session: { role: 'hiring' } })
  })

  it('stop when the access of the person ends, also for requests that wait', async () => {
    await askForLink(db, EMAIL)
    await endSessions(db, { name: 'Anika' })
    await sendAskedLinks(db)
    expect(await readTokens()).toEqual([])
  })

  it('go to one person: no two have an address, in whatever case', async () => {
    const email = emailSchema.parse('ANIKA@mail.example')
    const refusal = { problem: { errors: { email: 'belongs to another person' } } }
    await expect(storeInvited(db, rafi, email)).rejects.toMatchObject(refusal)
    await requirePerson(db, rafi)
    await expect(setEmail(db, 'Rafi', email)).rejects.toMatchObject(refusal)
    await setEmail(db, 'Anika', null)
    await setEmail(db, 'Rafi', email)
    expect(await enter(db, await getToken())).toMatchObject({ session: rafi })
  })

  it('end when the address changes, and only the reader of the former address hears of it', async () => {
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:9' })
    const token = await getToken()
    await db.deleteFrom('deliveries').execute()
    const change = (email: string | null) => changeAddress(db, { name: 'Anika', email, by: 'Ra\r\nfi' })
    const listMails = async () => {
      const rows = await db.selectFrom('deliveries').select(['recipient', 'payload']).execute()
      return rows.map(({ recipient, payload }) => [recipient, (JSON.parse(payload) as Mail).text] as const)
    }
    await change(EMAIL)
    expect([await listMails(), await enter(db, token)]).toEqual([[], expect.anything()])
    const next = await getToken()
    await db.deleteFrom('deliveries').execute()
    await change('new@mail.example')
    expect(await enter(db, next)).toBeNull()
    const [[recipient, text] = []] = await listMails()
    expect([recipient, text]).toEqual([EMAIL, expect.stringContaining('changed or removed this address')])
    expect(text).not.toContain('new@mail.example')
    await db.deleteFrom('deliveries').execute()
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test' })
    await change(null)
    expect(await listMails()).toEqual([])
  })

  it('do not move to the address of someone else of the same name', async () => {
    const inviting = storeInvited(db, anika, 'other@mail.example')
    await expect(inviting).rejects.toMatchObject({ problem: { code: 'invalid' } })
  })

  it('bring an invitation to its person, once, for as long as its maker chose', async () => {
    const token = await createInvitation(db, anika, 'Rafi', 0, { lifeMs: INVITATION_MS.minutes })
    expect(await mailInvitation(db, token, 'Rafi', 1)).toBe('Anika')
    await expect(mailInvitation(db, token, 'Rafi', 1)).rejects.toMatchObject({ problem: { code: 'already-sent' } })
    const [row] = await db.selectFrom('deliveries').selectAll().execute()
    expect(row?.recipient).toBe(EMAIL)
    expect((JSON.parse(row?.payload ?? '') as Mail).text).toMatch('Rafi invites you to the Studio')
    expect((JSON.parse(row?.payload ?? '') as Mail).text).toMatch('within 15 minutes')
    expect(await readTokens()).toEqual([token])
    await sendAskedLinks(db, INVITATION_MS.minutes)
    expect(await readTokens()).toEqual([])
    await expect(mailInvitation(db, token, 'Rafi')).rejects.toMatchObject({ problem: { code: 'used-up' } })
    const link = await getToken()
    await expect(mailInvitation(db, link, 'Rafi')).rejects.toMatchObject({ problem: { code: 'used-up' } })
  })
})
