import { sql } from 'kysely'
import { caseStudies } from '../../../content/case-studies/index.ts'
import { journalArticles } from '../../../content/journal/index.ts'
import {
  type ArticleBlock,
  type ArticleContent,
  articleContentSchema,
  EMPTY_ARTICLE,
  EMPTY_BLOCK,
  toArticle,
  toArticleContent,
} from '../../backend/article-content.ts'
import { getArticles, getStudies } from '../../backend/embedded/read-content.ts'
import type { Database } from '../../db/database.ts'
import { addArticles, addCaseStudies } from '../../db/migrations/piece-tables.ts'
import { openTestDatabase, type TestDatabase } from '../../db/testing-database.ts'
import { engines, stopPostgres } from '../../db/testing-postgres.ts'
import { findReadItem } from '../../reads/find-item.ts'
import { readRedirects } from '../../redirects/redirects.ts'
import { addTitles } from '../changes.ts'
import {
  findPiece,
  listPieceVersions,
  readPieceVersion,
  removePiece,
  restorePiece,
  savePiece,
  toPieceDraft,
} from './edit-piece.ts'
import { listPieces } from './list-pieces.ts'
import { articleTable } from './piece-tables.ts'
import { publishDuePieces, schedulePiece, unpublishPiece } from './publish-piece.ts'
import { createWriter } from './testing-pieces.ts'

afterAll(stopPostgres)

const toBlock = (part: Partial<ArticleBlock>): ArticleBlock => ({ ...EMPTY_BLOCK, ...part })

const complete: ArticleContent = {
  ...EMPTY_ARTICLE,
  title: 'What the pencil is for',
  excerpt: 'A register knows more than its columns.',
  author: { ...EMPTY_ARTICLE.author, name: 'Tahmina Sarwar' },
  blocks: [toBlock({ text: 'The store room had a register.' })],
}

describe.each(engines)('journal articles in the Studio on %s', (engine) => {
  let opened: TestDatabase
  let db: Database

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())

  const { change, write, publish } = createWriter(() => db, articleTable, complete)
  const find = async (id: string) => (await getArticles(db)).find((article) => article.id === id)
  const readVersion = () =>
    db.selectFrom('invalidations').select('version').where('tag', '=', 'articles').executeTakeFirst()

  it('begin as those of the content files, with the same words and addresses', async () => {
    expect(await getArticles(db)).toEqual(journalArticles.map((article) => ({ ...article, slug: article.id })))
    for (const sample of journalArticles) {
      const { content, ...draft } = toPieceDraft(articleTable, await findPiece(db, articleTable, sample.id))
      expect(draft).toMatchObject({ state: 'published', hasChanges: false })
      expect(articleContentSchema.parse(content)).toEqual(toArticleContent(sample))
    }
  })

  it('stay as they are when the same is saved again', async () => {
    const { id, version, content } = toPieceDraft(articleTable, await write())
    // The handlers check what a browser sends, which changes the order of its parts.
    const save = {
      id,
      base: version,
      content: articleContentSchema.parse(content),
      reason: 'auto',
      by: 'Anika',
    } as const
    expect(await savePiece(db, articleTable, save)).toMatchObject({ piece: { version }, isNew: false })
  })

  it('are invisible until they are published, and show later changes only after an update', async () => {
    const { id } = await write()
    const before = await readVersion()
    await change(id, { subtitle: 'On a book.' })
    expect([await find(id), await readVersion()]).toEqual([undefined, before])
    await publish(id)
    expect(await find(id)).toMatchObject({ slug: 'what-the-pencil-is-for', subtitle: 'On a book.' })
    expect(await readVersion()).not.toEqual(before)
    expect(toPieceDraft(articleTable, await change(id, { subtitle: 'Other.' })).hasChanges).toBe(true)
    expect((await find(id))?.subtitle).toBe('On a book.')
    await publish(id)
    expect((await find(id))?.subtitle).toBe('Other.')
  })

  it('need a title, an excerpt, an author and a paragraph', async () => {
    const { id } = await write({ ...EMPTY_ARTICLE, title: ' ', blocks: [toBlock({ text: ' ' })] })
    await expect(publish(id)).rejects.toMatchObject({
      problem: {
        code: 'invalid',
        errors: {
          title: expect.any(String),
          excerpt: expect.any(String),
          'author.name': expect.any(String),
          blocks: expect.any(String),
        },
      },
    })
  })

  it('redirect a former address, and leave the site and come back', async () => {
    const { id, version } = await write({ slug: 'first-name' })
    await publish(id)
    await change(id, { slug: 'second-name' })
    await publish(id)
    expect((await readRedirects(db)).get('/journal-read/first-name')).toBe('/journal-read/second-name')
    const readItem = () => findReadItem(db, '/journal-read/second-name', () => undefined)
    expect(await readItem()).toEqual({ kind: 'article', id })
    await unpublishPiece(db, articleTable, id, version + 1)
    expect([await find(id), await readItem()]).toEqual([undefined, null])
    await publish(id)
    await removePiece(db, articleTable, id, version + 1)
    expect([await find(id), await readItem()]).toEqual([undefined, null])
    expect((await listPieces(db, articleTable)).find((article) => article.id === id)?.isDeleted).toBe(true)
    await restorePiece(db, articleTable, id)
    expect((await find(id))?.slug).toBe('second-name')
  })

  it('are published at their time, and keep their versions apart from those of case studies', async () => {
    const { id, version } = await write()
    const at = new Date(Date.now() + 60_000)
    await schedulePiece(db, articleTable, id, version, at)
    expect(await publishDuePieces(db)).toBe(0)
    expect(await publishDuePieces(db, new Date(at.getTime() + 1_000))).toBe(1)
    expect(await findPiece(db, articleTable, id)).toMatchObject({ state: 'published', publishedAt: at.toISOString() })
    const versions = await listPieceVersions(db, articleTable, id)
    expect(versions.map(({ reason }) => reason)).toEqual(['publish'])
    expect((await readPieceVersion(db, articleTable, id, version)).excerpt).toBe(complete.excerpt)
    expect(await db.selectFrom('draftVersions').select('id').where('id', '=', `article ${id}`).execute()).toHaveLength(
      1,
    )
  })

  it('refuse a save that is based on an older version', async () => {
    const { id, version } = await write()
    await change(id, { subtitle: 'Theirs' }, 'Amina')
    const mine = { id, base: version, content: complete, reason: 'auto', by: 'Rafi' } as const
    await expect(savePiece(db, articleTable, mine)).rejects.toMatchObject({
      problem: { code: 'conflict', details: { updatedBy: 'Amina', content: { subtitle: 'Theirs' } } },
    })
  })

  it('are stored with hostile texts as they are', async () => {
    const hostile = '<script>alert(1)</script>\u202E"\'; drop table articles'
    const content = { ...complete, title: `${hostile}\0`, blocks: [toBlock({ text: hostile })] }
    const { id } = await write(articleContentSchema.parse(content))
    await publish(id)
    expect(await find(id)).toMatchObject({ title: hostile, content: [{ type: 'paragraph', text: hostile }] })
    const row = { id: '1', at: '', name: 'Rafi', role: 'editor', action: 'publish', subject: `article ${id}` }
    expect((await addTitles(db, [row]))[0]?.title).toBe(hostile)
  })
})

it('texts take the pictures along that the owner had chosen for those of the content files', async () => {
  const { db, close } = await openTestDatabase('SQLite')
  for (const [kind, table, tag, sample, add, read] of [
    ['study', 'caseStudies', 'case-studies', caseStudies[0], addCaseStudies, getStudies],
    ['article', 'articles', 'articles', journalArticles[0], addArticles, getArticles],
  ] as const) {
    await sql`drop table ${sql.table(table)}`.execute(db)
    await db.deleteFrom('invalidations').where('tag', '=', tag).execute()
    const id = sample?.id ?? ''
    await db.insertInto('arrangement').values({ kind, id, position: 0, image: '/own.webp' }).execute()
    await add(db)
    const pieces = await read(db)
    const own = { image: '/own.webp', heroImage: '/own.webp' }
    expect(pieces.find((piece) => piece.id === id)).toMatchObject(own)
    expect(pieces.filter(({ image }) => image === own.image)).toHaveLength(1)
  }
  expect(await db.selectFrom('arrangement').select('image').distinct().execute()).toEqual([{ image: null }])
  await close()
})

describe('the blocks of an article', () => {
  const toContent = (...blocks: Partial<ArticleBlock>[]) =>
    toArticle('a', 'a', { ...complete, blocks: blocks.map(toBlock) }).content

  it('are left out if they are empty, and a pasted text becomes paragraphs', () => {
    expect(
      toContent(
        { text: 'One.\n\n Two. ' },
        { type: 'heading', text: ' ' },
        { type: 'list' },
        { type: 'image', alt: 'A' },
      ),
    ).toEqual([
      { type: 'paragraph', text: 'One.' },
      { type: 'paragraph', text: 'Two.' },
    ])
  })

  it('have bold words in lists, in pairs of marks', () => {
    expect(toContent({ type: 'list', text: '**First** is **bold**\nan ** alone\n2 ** 3, **so** it is' })).toEqual([
      {
        type: 'list',
        items: ['<strong>First</strong> is <strong>bold</strong>', 'an ** alone', '2 <strong> 3, </strong>so** it is'],
      },
    ])
  })

  it('have a picture, a drawing, or nothing', () => {
    expect(
      toContent(
        { type: 'image', image: 'scene/boat', alt: 'A boat', text: 'Noon.' },
        { type: 'image', subject: 'boat' },
      ),
    ).toEqual([
      { type: 'image', subject: '', image: 'scene/boat', alt: 'A boat', caption: 'Noon.' },
      { type: 'image', subject: 'boat', alt: '' },
    ])
  })
})

it.each([
  ['a long title', { title: 'a'.repeat(201) }],
  ['a long text', { blocks: [toBlock({ text: 'a'.repeat(20_001) })] }],
  ['too many blocks', { blocks: Array(201).fill(EMPTY_BLOCK) }],
  ['a block of another kind', { blocks: [{ ...EMPTY_BLOCK, type: 'html' }] }],
  ['too many articles to read next', { related: ['a', 'b', 'c'] }],
  ['a date that does not exist', { publishedDate: '2026-02-30' }],
])('%s is refused', (_, part) => {
  expect(articleContentSchema.safeParse(complete).success).toBe(true)
  expect(articleContentSchema.safeParse({ ...complete, ...part }).success).toBe(false)
})
