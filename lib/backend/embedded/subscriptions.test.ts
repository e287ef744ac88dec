import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '../../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { listOpen } from '../../delivery/deliveries.ts'
import { countList, getSubscriberPage } from '../../studio/inbox.ts'
import { createEmbeddedBackend } from './index.ts'
import { prune } from './prune.ts'
import { confirmSubscription, endSubscription } from './subscriptions.ts'

afterAll(stopPostgres)

const HOUR = 3_600_000
const EMAIL = 'reader@mail.example'

describe.each(engines)('on %s, an address for the newsletter', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const site = { SITE_URL: 'https://site.example', STUDIO: 'on' } as const
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const open = (isMailing: boolean) => createEmbeddedBackend(dataDir, { url, ...(isMailing && { mail: site }) })
  const countMails = () => use(async (db) => (await listOpen(db)).length)
  const list = () => use(async (db) => (await getSubscriberPage(db, { limit: 10 })).rows.map(({ email }) => email))
  const getId = () => use((db) => db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow())
  const age = (ms: number) =>
    use((db) =>
      db
        .updateTable('subscribers')
        .set({ subscribedAt: new Date(Date.now() - ms).toISOString() })
        .execute(),
    )

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-subscriptions-'))
    url = await createDatabase(engine, dataDir)
    backend = open(true)
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  it('gets the newsletter only after its owner confirmed, also twice', async () => {
    await backend.subscribe(EMAIL, {})
    expect([await list(), await countMails()]).toEqual([[], 1])
    const { id } = await getId()
    expect(await use((db) => confirmSubscription(db, id))).toBe(true)
    expect(await use((db) => confirmSubscription(db, id))).toBe(true)
    expect([await list(), await use((db) => countList(db, 'subscribers'))]).toEqual([[EMAIL], 1])
  })

  it('gets one mail an hour, however often it is entered, and none once it is confirmed', async () => {
    const first = await backend.subscribe(EMAIL, {})
    expect(await backend.subscribe('Reader@mail.example', {})).toEqual(first)
    expect(await countMails()).toBe(1)
    await age(2 * HOUR)
    await backend.subscribe(EMAIL, {})
    expect(await countMails()).toBe(2)
    const { id } = await getId()
    await use((db) => confirmSubscription(db, id))
    await age(2 * HOUR)
    expect(await backend.subscribe(EMAIL, {})).toEqual(first)
    expect(await countMails()).toBe(2)
  })

  it('is removed with mail on its way when its owner unsubscribes, and old links then do nothing', async () => {
    await backend.subscribe(EMAIL, {})
    const { id } = await getId()
    await use((db) => endSubscription(db, id))
    await use((db) => endSubscription(db, id))
    expect([await list(), await countMails(), await use((db) => confirmSubscription(db, id))]).toEqual([[], 0, false])
  })

  it('is forgotten after a week without confirmation', async () => {
    await backend.subscribe(EMAIL, {})
    await age(6 * 24 * HOUR)
    await use((db) => prune(db, backend.files))
    const { id } = await getId()
    await age(8 * 24 * HOUR)
    await use((db) => prune(db, backend.files))
    expect(await use((db) => confirmSubscription(db, id))).toBe(false)
  })

  it('is subscribed at once where the site sends no mail', async () => {
    await backend.subscribe('earlier@mail.example', {})
    await backend.close()
    backend = open(false)
    expect(await backend.subscribe(EMAIL, {})).toMatchObject({ message: 'You are subscribed.' })
    await backend.subscribe('earlier@mail.example', {})
    expect((await list()).sort()).toEqual(['earlier@mail.example', EMAIL])
    expect(await countMails()).toBe(1)
  })
})
