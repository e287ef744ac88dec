import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mail as copy } from '../../content/mail.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { endSubscription } from '../backend/embedded/subscriptions.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { markBounced } from '../delivery/deliver-mail.ts'
import { listOpen } from '../delivery/deliveries.ts'
import type { Mail } from '../mail/message.ts'
import {
  addIssue,
  findPostChoices,
  getIssue,
  MAX_CHOICES,
  pauseIssue,
  previewIssue,
  resumeIssue,
  startIssue,
} from '../studio/newsletter-issues.ts'
import { isAnyIssueDue } from './due-issues.ts'
import { sendIssues } from './send-issues.ts'

afterAll(stopPostgres)

const SITE = 'https://site.example'
const MINUTE = 60_000

describe.each(engines)('on %s, an issue', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const readMails = () => use(async (db) => (await listOpen(db)).map(({ payload }) => JSON.parse(payload) as Mail))
  const readRecipients = async () => (await readMails()).map(({ to }) => to).sort()
  const subscribe = async (count: number, prefix = 'r') => {
    for (let at = 0; at < count; at += 1) await backend.subscribe(`${prefix}${at}@mail.example`, {})
  }
  const addresses = (count: number) => Array.from({ length: count }, (_, at) => `r${at}@mail.example`).sort()
  const open = () => createEmbeddedBackend(dataDir, { url })
  const compose = async (more: { subject?: string; posts?: string[] } = {}) => {
    const posts = (await backend.getPosts()).slice(0, 2).map(({ id }) => id)
    const input = { subject: 'News', introduction: 'One.\n\nTwo <b>.', posts, ...more }
    return use((db) => addIssue(db, input))
  }
  const start = async () => {
    const issue = await compose()
    return use((db) => startIssue(db, issue))
  }
  const sendAll = async (now = Date.now()) => {
    for (let at = now; (await use((db) => isAnyIssueDue(db, at))) && at < now + 60 * MINUTE; at += 3_000)
      await use((db) => sendIssues(db, SITE, at))
  }

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_FROM: 'site@site.example',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-issues-'))
    url = await createDatabase(engine, dataDir)
    backend = open()
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  it('shows each post with the picture of its card, in mails and in the preview', async () => {
    await subscribe(1)
    const issue = await compose()
    const preview = await use((db) => previewIssue(db, issue.id))
    await use((db) => startIssue(db, issue))
    await sendAll()
    const [mail] = await readMails()
    const readPictures = (html = '') =>
      [...html.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])
    const pictures = readPictures(mail?.html)
    const posts = issue.posts.map(({ title }) => [
      expect.stringMatching(/^http:[^?]*\/card\/.*\.png$/),
      copy.issue.picture.replace('{title}', title),
    ])
    expect(pictures).toEqual([['cid:mark', ''], ...posts])
    expect(readPictures(preview.html).map(([src = '']) => src)).toEqual([
      '/icons/mail-mark.png',
      ...pictures.slice(1).map(([src = '']) => new URL(src).pathname),
    ])
    expect(preview.html).not.toContain('<style')
  })

  it('reaches each confirmed subscriber once, also when machines share the work and restart', async () => {
    await subscribe(25)
    const { id } = await start()
    const now = Date.now()
    await Promise.all([1, 2, 3].map(() => use((db) => sendIssues(db, SITE, now))))
    expect(await readRecipients()).toHaveLength(10)
    await backend.close()
    backend = open()
    await sendAll(now + MINUTE)
    expect(await readRecipients()).toEqual(addresses(25))
    expect(await use((db) => getIssue(db, id))).toMatchObject({ state: 'sent', sent: 25, left: 0 })
    await sendAll(now + MINUTE)
    expect(await readRecipients()).toHaveLength(25)
  })

  it('is made from any post, which its words find', async () => {
    const posts = await backend.getPosts()
    const oldest = posts.at(-1)
    if (!oldest) throw new Error('There are no posts')
    await use(async (db) => {
      const row = await db.selectFrom('posts').selectAll().executeTakeFirstOrThrow()
      const copies = Array.from({ length: MAX_CHOICES }, (_, number) => {
        const place = { id: `copy-${number}`, position: 1_000 + number, createdAt: '2027-01-01T00:00:00.000Z' }
        return { ...row, ...place, title: 'Copy', slug: null }
      })
      await db.insertInto('posts').values(copies).execute()
    })
    const find = async (words: string) => (await use((db) => findPostChoices(db, words))).map(({ id }) => id)
    expect(await find('')).toHaveLength(MAX_CHOICES)
    expect(await find('')).not.toContain(oldest.id)
    expect(await find(`${oldest.author?.name} ${oldest.title}`.toUpperCase())).toEqual([oldest.id])
    expect(await find('100%_\\')).toEqual([])
    const { id } = await compose({ posts: [oldest.id, 'gone'] })
    expect((await use((db) => getIssue(db, id))).posts).toEqual([
      { id: oldest.id, title: oldest.title },
      { id: 'gone', title: '' },
    ])
  })

  it('goes out at a bounded rate', async () => {
    await subscribe(25)
    await start()
    const now = Date.now()
    for (let turn = 0; turn < 5; turn += 1) await use((db) => sendIssues(db, SITE, now + turn))
    expect(await readRecipients()).toHaveLength(10)
  })

  it('waits while the mail server is in trouble', async () => {
    await subscribe(1)
    await start()
    const row = {
      reference: 'x',
      recipient: 'x',
      payload: '{}',
      state: 'waiting',
      attempts: 3,
      nextAt: '9',
      createdAt: '',
    }
    const rows = Array.from({ length: 500 }, (_, at) => ({ ...row, id: `d${at}`, settledAt: null, problem: null }))
    await use((db) => db.insertInto('deliveries').values(rows).execute())
    await use((db) => sendIssues(db, SITE))
    expect(await use(async (db) => (await listOpen(db)).length)).toBe(500)
    await use((db) => db.deleteFrom('deliveries').execute())
    await sendAll(Date.now() + MINUTE)
    expect(await readRecipients()).toEqual(addresses(1))
  })

  it('leaves out who unsubscribed, who takes no mail, and who came later', async () => {
    await subscribe(4)
    const issue = await start()
    const ids = await use((db) => db.selectFrom('subscribers').select(['id', 'email']).orderBy('email').execute())
    await use((db) => endSubscription(db, ids[0]?.id ?? ''))
    await use((db) => markBounced(db, ids[1]?.id ?? ''))
    const later = new Date(Date.now() + MINUTE).toISOString()
    await subscribe(1, 'late')
    await use((db) =>
      db.updateTable('subscribers').set({ confirmedAt: later }).where('email', 'like', 'late%').execute(),
    )
    expect(await use((db) => getIssue(db, issue.id))).toMatchObject({ left: 2 })
    await sendAll()
    expect(await readRecipients()).toEqual(['r2@mail.example', 'r3@mail.example'])
  })

  it('can be stopped and goes on where it was', async () => {
    await subscribe(15)
    const issue = await start()
    await use((db) => sendIssues(db, SITE))
    const paused = await use((db) => pauseIssue(db, issue))
    await sendAll(Date.now() + MINUTE)
    expect(await readRecipients()).toHaveLength(10)
    await use((db) => resumeIssue(db, paused))
    await sendAll(Date.now() + MINUTE)
    expect(await readRecipients()).toEqual(addresses(15))
  })

  it('is not begun twice, nor without subject, posts or mail', async () => {
    const issue = await start()
    await expect(use((db) => startIssue(db, issue))).rejects.toThrow('conflict')
    const empty = await compose({ subject: '', posts: ['gone'] })
    await expect(use((db) => startIssue(db, empty))).rejects.toMatchObject({
      problem: { errors: { subject: 'is required', posts: expect.any(String) } },
    })
  })

  it('carries each reader’s own links, and text as text', async () => {
    await subscribe(2)
    await start()
    await sendAll()
    const [one, two] = await readMails()
    expect(one?.headers?.['List-Unsubscribe']).not.toBe(two?.headers?.['List-Unsubscribe'])
    expect(one?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(one?.html).toContain('Two &lt;b&gt;.')
    expect(one?.text).toMatch(/http\S+\/blog-read\/\S+/)
    expect(one?.text).not.toContain('{')
  })

  it('reaches an address again whose owner confirmed it again', async () => {
    await subscribe(1)
    const { id } = await use((db) => db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow())
    await use((db) => markBounced(db, id))
    await subscribe(1)
    await start()
    await sendAll()
    expect(await readRecipients()).toEqual(addresses(1))
  })
})
