import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { team } from '../../content/team.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { writeSetting } from '../db/settings.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { readRedirects, saveRedirect } from '../redirects/redirects.ts'
import { renderRichText } from '../rich-text/safe-html.ts'
import { toContent } from '../studio/posts/columns.ts'
import { getDraftAtVersion } from '../studio/posts/drafts.ts'
import { saveDraft } from '../studio/posts/save.ts'
import { type ImportOptions, importPosts } from './import-posts.ts'
import { OldPictures } from './old-pictures.ts'
import type { OldSite } from './old-post.ts'
import { isOwnExport, restoreExport } from './read-export.ts'
import { readGhost } from './read-ghost.ts'
import { readMarkdown } from './read-markdown.ts'
import { readWordpress } from './read-wordpress.ts'
import { writeExport } from './write-export.ts'

afterAll(stopPostgres)

const testing = path.join(__dirname, 'testing')
const sources = { siteUrl: 'https://site.example' }
const names = { team, categories: new Map([['office life', 'Security']]) }
const now = new Date('2026-01-01T00:00:00Z')

describe.each(engines)('an import on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  let dataDir: string
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
    dataDir = opened.dataDir
  })
  afterEach(() => opened.close())

  const run = (site: OldSite, more: Partial<ImportOptions> = {}, into = db) => {
    const files = createFolderStore(dataDir)
    const folders = [path.join(testing, 'markdown/content/loom'), path.join(testing, 'markdown')]
    const pictures = new OldPictures({ db: into, files, dataDir, site: site.url, folders, isOnline: false })
    return importPosts({ db: into, site, pictures, names, isWriting: true, now, ...more })
  }
  const find = async (title: string) => {
    const row = await db.selectFrom('posts').selectAll().where('title', '=', title).executeTakeFirstOrThrow()
    return { ...row, html: renderRichText(row.description, sources).html }
  }
  const openWordpress = () => readWordpress(path.join(testing, 'wordpress.xml'))

  it('carries posts of WordPress over, with what their shortcodes and blocks mean', async () => {
    const report = await run(await openWordpress())
    expect(report.counts).toEqual({ new: 4, updated: 0, unchanged: 0, edited: 0, deleted: 0 })
    const post = await find('Threads & needles – part 1')
    expect(post).toMatchObject({
      subTitle: 'How it began.',
      category: 'DevOps',
      tags: '["Kantha","Office life"]',
      authorName: 'Tahmina Sarwar',
      authorDesignation: 'Chief Executive Officer',
      createdAt: '2019-05-02T06:00:00.000Z',
      updatedAt: '2019-05-03T06:00:00.000Z',
      slug: 'threads-needles',
      imageAlt: 'A loom',
      seoTitle: 'Threads & needles – part 1 for beginners',
      seoDescription: 'Yarn & more: DevOps',
      canonical: null,
      image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-700x400\.webp$/),
    })
    expect(post.html).toContain(`<img src="${post.image}"`)
    expect(post.html).toContain('The loom &amp; its weaver')
    expect(post.html).toContain('At work')
    expect(post.html).toContain('dQw4w9WgXcQ')
    expect(post.html).not.toMatch(/alert|gallery|caption id|wp:|\[/)
    const second = await find('দ্বিতীয়')
    expect(second.html).toMatch(/<p>A classic post\.<\/p><p>Its second paragraph,(?:<br>|\s)+with a line break\.<\/p>/)
    expect(post.description).toMatch(new RegExp(`href="/blog-read/second-${second.id}#end"`))
    expect(second.subTitle).toMatch(/^A classic post/)
    expect(second.authorDesignation).toBe('')
    expect(second).toMatchObject({ seoTitle: null, seoDescription: '50% wool, 50% cotton', canonical: null })
    expect(report.posts.find(({ title }) => title === second.title)?.notes).toEqual([
      'Its search headline has the variable %currentyear% and was left out.',
      'Its canonical link is no full address with https:// and was left out.',
    ])
  })

  it('makes drafts of what was not public, and reports what is left behind', async () => {
    const report = await run(await openWordpress())
    const drafts = await db.selectFrom('drafts').select(['title', 'state']).orderBy('title').execute()
    expect(drafts).toEqual([
      { title: 'A draft', state: 'draft' },
      { title: 'Secret', state: 'draft' },
    ])
    expect(report.posts.find(({ title }) => title === 'Secret')).toMatchObject({
      path: '',
      notes: ['It had a password, and is a draft now.'],
    })
    expect(report.left).toEqual({ page: 1 })
    expect(report.authors).toContainEqual({ name: 'A Guest', isInTeam: false, posts: 1 })
    expect(report.categories).toContainEqual({ name: 'Office life', category: 'Security', posts: 1 })
    expect(report.pictures).toEqual({ stored: 1, missing: [] })
  })

  it('redirects the old addresses, and says which nobody answers', async () => {
    const sitemap = [
      'https://old.example/2019/06/Second/',
      'https://old.example/100%25/',
      'https://old.example/lost/',
      'https://other.example/x',
    ]
    const report = await run(await openWordpress(), { sitemap: [...sitemap, 'https://old.example/about/'] })
    const second = await find('দ্বিতীয়')
    const target = `/blog-read/second-${second.id}`
    const redirects = await readRedirects(db)
    expect(redirects.get('/2019/06/second')).toBe(target)
    expect(redirects.get('/?p=13')).toBe(target)
    expect(redirects.get('/category/cloud')).toBe('/blog/category/devops')
    expect(redirects.get('/loom')).toMatch(/^\/blog-read\/threads-needles-/)
    expect(redirects.get('/category/cloud/office-life')).toBe('/blog/category/security')
    expect(['/category/yarn', '/tag/kantha', '/author/guest'].map((old) => redirects.get(old))).toEqual(
      Array(3).fill('/blog'),
    )
    expect(redirects.get('/feed')).toBe('/blog/rss.xml')
    expect(redirects.has('/2019/08/secret')).toBe(false)
    const status = (wanted: string) => report.addresses.find(({ path: old }) => old === wanted)?.status
    expect(['/2019/06/second', '/about', '/lost', '/2019/08/secret'].map(status)).toEqual([308, 200, 404, 404])
  })

  it('changes nothing the second time, and nothing at all without --yes', async () => {
    const dry = await run(await openWordpress(), { isWriting: false })
    expect(dry.counts.new).toBe(4)
    expect(await db.selectFrom('imports').selectAll().execute()).toEqual([])
    expect((await readRedirects(db)).size).toBe(0)
    await run(await openWordpress())
    const before = await db.selectFrom('posts').selectAll().orderBy('id').execute()
    const again = await run(await openWordpress())
    expect(again.counts).toEqual({ new: 0, updated: 0, unchanged: 4, edited: 0, deleted: 0 })
    expect(again.pictures.stored).toBe(0)
    expect(await db.selectFrom('posts').selectAll().orderBy('id').execute()).toEqual(before)
  })

  it('updates what changed there, and keeps what was changed or deleted here', async () => {
    const site = await openWordpress()
    await run(site)
    const changed = {
      ...site,
      async *readPosts() {
        for await (const post of site.readPosts()) yield { ...post, title: `${post.title} (new)` }
      },
    }
    const { id } = await find('দ্বিতীয়')
    const draft = await getDraftAtVersion(db, id, 0)
    await saveDraft(db, {
      id,
      base: draft.version,
      content: { ...toContent(draft), title: 'Edited here' },
      reason: 'save',
      by: 'Rafi',
    })
    const secret = db.selectFrom('drafts').select('id').where('title', '=', 'Secret')
    await db.updateTable('drafts').set({ deletedAt: now.toISOString() }).where('id', 'in', secret).execute()
    await saveRedirect(db, { path: '/feed', target: '/insights' })
    const report = await run(changed)
    expect(report.counts).toEqual({ new: 0, updated: 2, unchanged: 0, edited: 1, deleted: 1 })
    expect((await find('Threads & needles – part 1 (new)')).createdAt).toBe('2019-05-02T06:00:00.000Z')
    expect((await readRedirects(db)).get('/feed')).toBe('/insights')
  })

  it('carries posts of Ghost over, with what its cards mean', async () => {
    const report = await run(await readGhost(path.join(testing, 'ghost.json'), 'https://old.example'))
    expect(report.counts.new).toBe(3)
    const post = await find('Bookmarks & callouts')
    expect(post).toMatchObject({
      subTitle: 'An excerpt',
      category: 'DevOps',
      tags: '["Kantha"]',
      authorName: 'Tahmina Sarwar',
      imageAlt: 'A loom',
      seoTitle: 'Bookmarks for search',
      seoDescription: 'What a bookmark is',
      canonical: 'https://first.example/bookmarks',
      createdAt: '2023-01-02T00:00:00.000Z',
    })
    for (const part of ['href="https://page.example/"', 'A page', 'Mind the needle.', '<summary>', 'Inside', 'Buy'])
      expect(post.html).toContain(part)
    expect(post.html).not.toMatch(/kg-|GHOST/)
    expect(report.left).toEqual({ page: 1 })
    expect((await readRedirects(db)).get('/bookmarks')).toMatch(/^\/blog-read\/bookmarks-/)
  })

  it('carries Markdown over, with front matter in YAML and TOML', async () => {
    const report = await run(await readMarkdown(path.join(testing, 'markdown'), ''))
    expect(report.counts.new).toBe(2)
    expect(report.left).toEqual({ 'file without front matter': 1, 'file whose front matter cannot be read': 1 })
    const first = await find('The first stitch: a start, a knot')
    expect(first).toMatchObject({
      subTitle: 'Where it begins',
      category: 'DevOps',
      tags: '["cloth","thread","Kantha"]',
      slug: 'first-stitch',
      createdAt: '2020-03-04T00:00:00.000Z',
    })
    expect(first.html).toMatch(/<strong>weight<\/strong>.*<table.*aria-label="JavaScript".*<img src="\/pictures\//s)
    const loom = await find('The loom')
    expect(loom).toMatchObject({ imageAlt: 'A loom at work', createdAt: '2021-05-06T07:08:09.000Z' })
    expect(loom.image).toMatch(/^\/pictures\//)
    const redirects = await readRedirects(db)
    expect(['/stitches/first.html', '/old/first', '/loom-old'].map((old) => redirects.has(old))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('gives the same pages after an export into an empty site', async () => {
    await run(await openWordpress())
    await run(await readMarkdown(path.join(testing, 'markdown'), ''))
    const seo = { seoTitle: 'Yarn: a "guide"', seoDescription: 'a\nb', canonical: 'https://a.example/yarn' }
    const { id } = await db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow()
    await db.updateTable('posts').set(seo).where('id', '=', id).execute()
    const files = createFolderStore(dataDir)
    await writeSetting(db, { name: 'company', version: 0 }, { 'address.city': 'Khulna' })
    const job = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow()
    const changes = { jobId: job.id, version: 2, content: '{"title":"Kept"}', updatedAt: now.toISOString() }
    await db.insertInto('jobChanges').values(changes).execute()
    const folder = path.join(dataDir, 'export')
    const done = await writeExport({ db, files, folder, sources })
    expect(done).toMatchObject({ drafts: 2, html: 0 })
    expect(await isOwnExport(folder)).toBe(true)
    const other = await mkdtemp(path.join(tmpdir(), 'site-import-other-'))
    const empty = await openDatabase(other)
    const target = { db: empty, files: createFolderStore(other), dataDir: other, folder, isWriting: true }
    await mkdir(path.join(other, 'files'), { recursive: true })
    await restoreExport(target)
    await restoreExport(target)
    const read = async (from: Database) => {
      const posts = await from.selectFrom('posts').selectAll().orderBy('id').execute()
      return posts.map(({ words, description, ...post }) => ({
        ...post,
        html: renderRichText(description, sources).html,
      }))
    }
    expect(await read(empty)).toEqual(await read(db))
    const readTables = async (from: Database) => [
      await from.selectFrom('team').selectAll().orderBy('id').execute(),
      await from.selectFrom('jobs').selectAll().orderBy('id').execute(),
      await from.selectFrom('jobChanges').selectAll().execute(),
      await from.selectFrom('caseStudies').selectAll().orderBy('id').execute(),
      await from.selectFrom('articles').selectAll().orderBy('id').execute(),
      await from.selectFrom('redirects').selectAll().orderBy('path').execute(),
      await from.selectFrom('pictures').selectAll().orderBy('stored').execute(),
      await from.selectFrom('imports').selectAll().orderBy('source').execute(),
      await from.selectFrom('settings').selectAll().orderBy('name').execute(),
    ]
    expect(await readTables(empty)).toEqual(await readTables(db))
    await empty.destroy()
    await rm(other, { recursive: true, force: true })
  })
})
