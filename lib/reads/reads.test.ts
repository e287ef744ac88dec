import { jobs } from '../../content/jobs.ts'
import { journalArticles } from '../../content/journal/index.ts'
import { posts } from '../../content/posts/index.ts'
import type { Database } from '../db/database.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { toPostPath } from '../format/post-path.ts'
import { routes } from '../routes.ts'
import { findReadItem } from './find-item.ts'
import { isUncounted, parseRead } from './read-request.ts'
import { countRead, getReadsByItem, removeOldReads, summarizeReads } from './reads.ts'

afterAll(stopPostgres)

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

it.each([
  [{ 'user-agent': CHROME }, false],
  [{ 'user-agent': CHROME, dnt: '1' }, true],
  [{ 'user-agent': CHROME, 'sec-gpc': '1' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, true],
  [{ 'user-agent': 'curl/8.0' }, true],
])('of a visitor with %j the read is left out: %s', (headers, isLeftOut) => {
  expect(isUncounted(new Headers(headers))).toBe(isLeftOut)
})

it.each([
  ['/blog-read/a-1\nwww.search.example', { path: '/blog-read/a-1', host: 'search.example' }],
  ['/blog-read/a-1\nsearch.example:8080', { path: '/blog-read/a-1', host: 'search.example' }],
  ['/blog-read/a-1\nwww.site.example', { path: '/blog-read/a-1', host: '' }],
  ['/blog-read/a-1\n', { path: '/blog-read/a-1', host: '' }],
  ['/blog-read/a-1\nuser@evil.example/path?q=secret', { path: '/blog-read/a-1', host: '' }],
  ['/blog-read/a-1\nlocalhost', { path: '/blog-read/a-1', host: '' }],
  [`/blog-read/a-1\n${'a'.repeat(200)}.example`, { path: '/blog-read/a-1', host: '' }],
  ['/blog-read/a-1\nx.example\nmore', null],
  ['not a path', null],
  ['', null],
])('what a page sends is read: %j', (text, wanted) => {
  expect(parseRead(text, 'site.example')).toEqual(wanted)
})

describe.each(engines)('reads on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterEach(() => opened.close())

  const [post] = posts
  const [job] = jobs
  const [article] = journalArticles
  if (!post || !job || !article) throw new Error('there are samples')
  const item = { kind: 'post', id: post.id } as const

  it('count only what exists', async () => {
    const find = (address: string) => findReadItem(db, address, (token) => (token === 'good' ? job.id : 'none'))
    expect(await find(routes.post(toPostPath(post)))).toEqual(item)
    expect(await find(routes.journalArticle(article.id))).toEqual({ kind: 'article', id: article.id })
    expect(await find(routes.job('good'))).toEqual({ kind: 'job', id: job.id })
    for (const other of [
      '/blog-read/none-x1',
      '/job-apply/forged',
      '/journal-read/none',
      '/blog',
      '/',
      '/job-apply/a/b',
    ])
      expect(await find(other)).toBeNull()
  })

  it('are counted once each, also at the same time, and name nobody', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => countRead(db, item, at % 2 ? 'search.example' : '')))
    expect((await getReadsByItem(db, 'post')).get(post.id)).toBe(200)
    const rows = await db.selectFrom('reads').selectAll().execute()
    expect(rows.map(({ host, count }) => [host, count]).sort()).toEqual([
      ['', 100],
      ['search.example', 100],
    ])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'day', 'host', 'item', 'kind'])
  })

  it('keep a bounded number of hosts a day', async () => {
    for (let at = 0; at < 80; at += 1) await countRead(db, item, `host-${at}.example`)
    const rows = await db.selectFrom('reads').selectAll().execute()
    expect(rows).toHaveLength(51)
    expect(rows.find(({ host }) => host === 'other')?.count).toBe(30)
  })

  it('are summed up over thirty days and a year, and go after that', async () => {
    const now = Date.parse('2026-11-26T12:00:00Z')
    const ago = (days: number) => now - days * 86_400_000
    await countRead(db, item, 'a.example', now)
    await countRead(db, item, 'a.example', ago(29))
    await countRead(db, item, 'b.example', ago(200))
    await countRead(db, { kind: 'article', id: 'x' }, '', ago(500))
    const getTitles = async () => new Map([[`post ${post.id}`, post.title]])
    expect(await summarizeReads(db, getTitles, now)).toEqual({
      month: 2,
      year: 3,
      items: [{ kind: 'post', id: post.id, title: post.title, month: 2, year: 3 }],
      hosts: [
        { host: 'a.example', month: 2, year: 2 },
        { host: 'b.example', month: 0, year: 1 },
      ],
    })
    await removeOldReads(db, now)
    expect(await db.selectFrom('reads').selectAll().execute()).toHaveLength(3)
  })
})
