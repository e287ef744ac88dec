import { type Database, openDatabase } from '../db/database.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { toIso } from '../format/date.ts'
import {
  addPasskey,
  CHALLENGE_MS,
  enterWithPasskey,
  getPasskeySite,
  listPasskeys,
  MAX_CHALLENGES,
  MAX_PASSKEYS,
  newPasskeySchema,
  passkeySchema,
  removePasskey,
  startAdding,
  startEntering,
} from './passkeys.ts'
import { storePerson } from './people.ts'
import { endSessions, findSession, startSession } from './sessions.ts'
import { createAuthenticator } from './testing-authenticator.ts'

// biome-ignore lint/style/noProcessEnv: passkeys are bound to the address of the settings.
process.env.SITE_URL = 'http://localhost:3000'

afterAll(stopPostgres)

it.each([
  [{ SITE_URL: 'https://site.example' }, 'site.example'],
  [{ SITE_URL: 'https://site.example', STUDIO_HOST: 'studio.site.example' }, 'studio.site.example'],
  [{ SITE_URL: 'http://localhost:3300' }, 'localhost'],
  [{ SITE_URL: 'http://site.example' }, undefined],
  [{ SITE_URL: 'http://127.0.0.1:3300' }, undefined],
  [{ SITE_URL: 'https://192.0.2.7' }, undefined],
  [{ SITE_URL: 'https://[2001:db8::1]' }, undefined],
])('%j binds passkeys to %s', (env, rpId) => {
  expect(getPasskeySite({ STUDIO_HOST: undefined, ...env })?.rpId).toBe(rpId)
})

describe.each(engines)('passkeys on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  const anika = { name: 'Anika', role: 'editor' as const }

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await endSessions(db, 'all')
    await db.deleteFrom('passkeyChallenges').execute()
  })

  const enter = async (person: Parameters<typeof storePerson>[1] = anika) => {
    await storePerson(db, person)
    return (await startSession(db, { ...person, guestId: null })).session
  }
  const add = async (session: Awaited<ReturnType<typeof enter>>, name = 'Laptop') => {
    const authenticator = createAuthenticator()
    const { challenge, user } = await startAdding(db, session)
    await addPasskey(db, session, newPasskeySchema.parse({ name, response: authenticator.register(challenge) }))
    return { ...authenticator, userHandle: user.id }
  }
  const ask = async () => (await startEntering(db)).challenge
  const code = (code: string) => ({ problem: { code } })

  it('lets their person in, and says when that was', async () => {
    const passkey = await add(await enter())
    const answer = passkeySchema.parse(passkey.answer(await ask(), { userHandle: passkey.userHandle }))
    const now = Date.now() + 1_000
    const { token, session } = await enterWithPasskey(db, answer, now)
    expect(session).toMatchObject(anika)
    expect(await findSession(db, token)).toMatchObject(anika)
    expect(await listPasskeys(db)).toMatchObject([{ person: 'Anika', name: 'Laptop', usedAt: toIso(now) }])
  })

  it('lets them in on another machine than the one that asked', async () => {
    const passkey = await add(await enter())
    const answer = passkey.answer(await ask())
    const other = await openDatabase(opened.dataDir, opened.url)
    const { token } = await enterWithPasskey(other, answer)
    await other.destroy()
    expect(await findSession(db, token)).toMatchObject(anika)
  })

  it('asks for a passkey that knows its person and makes sure of them', async () => {
    const session = await enter()
    await add(session)
    const options = await startAdding(db, session)
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    expect(options.excludeCredentials).toHaveLength(1)
    expect(await startEntering(db)).toMatchObject({ userVerification: 'required', rpId: 'localhost' })
  })

  it('refuses an answer that was sent before', async () => {
    const passkey = await add(await enter())
    const answer = passkey.answer(await ask())
    await enterWithPasskey(db, answer)
    await expect(enterWithPasskey(db, answer)).rejects.toMatchObject(code('old-challenge'))
  })

  it('uses a challenge up with a wrong answer, too', async () => {
    const passkey = await add(await enter())
    const challenge = await ask()
    const wrong = passkey.answer(challenge, { origin: 'https://evil.example' })
    await expect(enterWithPasskey(db, wrong)).rejects.toMatchObject(code('refused-passkey'))
    await expect(enterWithPasskey(db, passkey.answer(challenge))).rejects.toMatchObject(code('old-challenge'))
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody who showed that they are there', { isVerified: false }],
    ['a counter that stood still', { counter: 1 }],
    ['a counter that went back', { counter: 0 }],
    ['another person', { userHandle: 'somebody' }],
  ])('refuses an answer from %s', async (_from, options) => {
    const passkey = await add(await enter())
    const answer = passkey.answer(await ask(), options)
    await expect(enterWithPasskey(db, answer)).rejects.toMatchObject(code('refused-passkey'))
    await expect(enterWithPasskey(db, passkey.answer(await ask(), { counter: 7 }))).resolves.toBeDefined()
  })

  it('refuses a new passkey from another origin or without verification', async () => {
    const session = await enter()
    for (const options of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]) {
      const { challenge } = await startAdding(db, session)
      const response = createAuthenticator().register(challenge, options)
      const adding = addPasskey(db, session, { name: 'Laptop', response })
      await expect(adding).rejects.toMatchObject(code('refused-passkey'))
    }
    expect(await listPasskeys(db)).toEqual([])
  })

  it('refuses a signature of another key', async () => {
    const passkey = await add(await enter())
    const forged = createAuthenticator().answer(await ask())
    const answer = { ...forged, id: passkey.id, rawId: passkey.id }
    await expect(enterWithPasskey(db, answer)).rejects.toMatchObject(code('refused-passkey'))
  })

  it('keeps its counter if the signature of another key names a higher one', async () => {
    const passkey = await add(await enter())
    const forged = createAuthenticator().answer(await ask(), { counter: 1_000 })
    const answer = { ...forged, id: passkey.id, rawId: passkey.id }
    await expect(enterWithPasskey(db, answer)).rejects.toMatchObject(code('refused-passkey'))
    expect(await listPasskeys(db)).toMatchObject([{ name: 'Laptop', usedAt: null }])
    await expect(enterWithPasskey(db, passkey.answer(await ask()))).resolves.toMatchObject({ session: anika })
  })

  it('refuses challenges that are too old, made up, of another session, or for another purpose', async () => {
    const [one, two] = [await enter(), await enter()]
    const passkey = await add(one)
    const late = passkey.answer(await ask())
    const enteringLate = enterWithPasskey(db, late, Date.now() + CHALLENGE_MS + 1)
    await expect(enteringLate).rejects.toMatchObject(code('old-challenge'))
    await expect(enterWithPasskey(db, passkey.answer('made-up'))).rejects.toMatchObject(code('old-challenge'))
    const { challenge } = await startAdding(db, one)
    const response = createAuthenticator().register(challenge)
    await expect(addPasskey(db, two, { name: 'Laptop', response })).rejects.toMatchObject(code('old-challenge'))
    await expect(enterWithPasskey(db, passkey.answer(challenge))).rejects.toMatchObject(code('old-challenge'))
    const forEntering = createAuthenticator().register(await ask())
    const adding = addPasskey(db, one, { name: 'Laptop', response: forEntering })
    await expect(adding).rejects.toMatchObject(code('old-challenge'))
  })

  it('refuses a passkey that was removed, or whose person has left', async () => {
    const session = await enter()
    const [one, two] = [await add(session, 'One'), await add(session, 'Two')]
    await enter({ name: 'Rafi', role: 'owner' })
    await expect(removePasskey(db, one.id, 'Rafi')).rejects.toMatchObject(code('missing'))
    expect(await removePasskey(db, one.id, 'Anika')).toMatchObject({ name: 'One', person: 'Anika' })
    await expect(enterWithPasskey(db, one.answer(await ask()))).rejects.toMatchObject(code('unknown-passkey'))
    await endSessions(db, { name: 'Anika' })
    await expect(enterWithPasskey(db, two.answer(await ask()))).rejects.toMatchObject(code('unknown-passkey'))
    expect(await listPasskeys(db)).toEqual([])
  })

  it('cannot replace the passkey of another person', async () => {
    const passkey = await add(await enter())
    const other = await enter({ name: 'Rafi', role: 'owner' })
    const { challenge } = await startAdding(db, other)
    const response = passkey.register(challenge)
    await expect(addPasskey(db, other, { name: 'Mine', response })).rejects.toMatchObject(code('refused-passkey'))
    expect(await listPasskeys(db)).toMatchObject([{ person: 'Anika', name: 'Laptop' }])
  })

  it('leads to no other role than that of the session that added it', async () => {
    await storePerson(db, { name: 'Anika', role: 'owner' })
    const session = await enter()
    await expect(startAdding(db, session)).rejects.toMatchObject(code('wrong-role'))
  })

  it('lets one of two answers with the same counter in', async () => {
    const passkey = await add(await enter())
    const answers = [passkey.answer(await ask(), { counter: 5 }), passkey.answer(await ask(), { counter: 5 })]
    const results = await Promise.allSettled(answers.map((answer) => enterWithPasskey(db, answer)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('keeps a bounded number of challenges and of passkeys', async () => {
    const rows = Array.from({ length: MAX_CHALLENGES }, (_, at) => ({
      challenge: `c${at}`,
      sessionId: null,
      createdAt: new Date(Date.now() - MAX_CHALLENGES + at).toISOString(),
    }))
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('passkeyChallenges')
        .values(rows.slice(at, at + 500))
        .execute()
    const passkey = await add(await enter())
    await enterWithPasskey(db, passkey.answer(await ask()))
    const left = await db.selectFrom('passkeyChallenges').selectAll().execute()
    expect(left.length).toBeLessThan(MAX_CHALLENGES)
    const session = await enter()
    for (let number = 1; number < MAX_PASSKEYS; number += 1) await add(session)
    await expect(startAdding(db, session)).rejects.toMatchObject(code('invalid'))
  })
})
