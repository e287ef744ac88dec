import { posts } from '../../../content/posts/index.ts'
import { getPost, getPostSummaries } from '../../backend/embedded/read-content.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase, type TestDatabase } from '../../db/testing-database.ts'
import { engines, stopPostgres } from '../../db/testing-postgres.ts'
import { addTitles } from '../changes.ts'
import { getDashboard } from '../dashboard.ts'
import { addIssue, toIssueSubject } from '../newsletter-issues.ts'
import { toContent } from './columns.ts'
import { contentSchema } from './content-schema.ts'
import { createDraft, findDraft, toDraft } from './drafts.ts'
import { listPosts } from './list.ts'
import { EMPTY_CONTENT, type PostContent } from './post-content.ts'
import { publish, schedule, unpublish } from './publish.ts'
import { publishDue } from './publish-due.ts'
import { removePost, restorePost } from './remove.ts'
import { saveDraft } from './save.ts'
import { listVersions, readVersion } from './versions.ts'

afterAll(stopPostgres)

const session = {
  id: 'a',
  name: 'Rafi',
  role: 'editor' as const,
  createdAt: '',
  seenAt: '',
  expiresAt: '',
}
const text = JSON.stringify({ ops: [{ insert: 'A first line.\n' }] })

describe.each(engines)('posts in the Studio on %s', (engine) => {
  let opened: TestDatabase
  let db: Database

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())

  const write = async (part: Partial<PostContent>, { by = 'Rafi', id = '', base = 1 } = {}) => {
    const draft = id ? await findDraft(db, id) : await createDraft(db, by)
    const content = { ...toContent(draft), ...part }
    return saveDraft(db, { id: draft.id, base: id ? base : draft.version, content, reason: 'auto', by })
  }
  const findPublished = (seeded = posts[0]) =>
    db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', seeded?.id ?? '')
      .executeTakeFirstOrThrow()
  const getFailure = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      (error: { problem?: unknown }) => error.problem,
    )

  it('stores a new post as a draft that visitors do not see', async () => {
    const { draft } = await write({ title: 'Unseen', body: text })
    expect(toDraft(draft)).toMatchObject({ state: 'draft', version: 2, content: { title: 'Unseen', body: text } })
    expect(await getPost(db, draft.id)).toBeNull()
  })

  it('shows a published post to visitors, tidy and with its slug', async () => {
    const author = { name: 'Tahmina Sarwar', designation: 'Chief Executive Officer' }
    const { draft } = await write({ title: ' Moving a ledger ', body: text, tags: ['SQL', ' SQL ', ''], author })
    await publish(db, draft.id, draft.version)
    expect(await getPost(db, draft.id)).toMatchObject({
      title: 'Moving a ledger',
      slug: 'moving-a-ledger',
      description: text,
      tags: ['SQL'],
      author,
      image: null,
      imageAlt: null,
      category: null,
      readTime: null,
    })
  })

  it('shows what search engines get, and where the post first appeared', async () => {
    const seo = { seoTitle: ' Ledgers ', seoDescription: 'How to move one', canonical: 'https://a.example/ledger' }
    const { draft } = await write({ title: 'Moving', body: text, ...seo })
    await publish(db, draft.id, draft.version)
    expect(await getPost(db, draft.id)).toMatchObject({ ...seo, seoTitle: 'Ledgers' })
    const [summary] = (await getPostSummaries(db)).filter(({ id }) => id === draft.id)
    expect(summary).toMatchObject({ canonical: seo.canonical })
    const { draft: wrong } = await write({ title: 'Moving', body: text, canonical: 'javascript:alert(1)' })
    expect(await getFailure(publish(db, wrong.id, wrong.version))).toMatchObject({
      code: 'invalid',
      errors: { canonical: 'must be a full address that begins with https://' },
    })
  })

  it('reads versions from before a field was added', () => {
    const { seoTitle, seoDescription, canonical, ...former } = EMPTY_CONTENT
    expect(contentSchema.parse(former)).toEqual({ ...former, seoTitle, seoDescription, canonical })
  })

  it('publishes no post without a title and a text', async () => {
    const draft = await createDraft(db, 'Rafi')
    expect(await getFailure(publish(db, draft.id, 1))).toMatchObject({
      code: 'invalid',
      errors: { title: 'is required', body: 'is required' },
    })
    const { draft: empty } = await write({ title: 'Only a title', body: JSON.stringify({ ops: [{ insert: '\n\n' }] }) })
    expect(await getFailure(publish(db, empty.id, empty.version))).toMatchObject({ errors: { body: 'is required' } })
  })

  it('changes nothing for visitors when a post is opened, saved and published without a change', async () => {
    const before = await findPublished()
    const opened = await findDraft(db, before.id)
    expect(opened).toMatchObject({ version: 0, state: 'published', description: before.description })
    const save = { id: before.id, base: 0, content: toContent(opened), by: 'Rafi' }
    await saveDraft(db, { ...save, reason: 'save' })
    await publish(db, before.id, 0)
    const after = await findPublished()
    expect({ ...after, slug: before.slug, words: before.words }).toEqual(before)
    expect(after.slug).toMatch(/^[a-z0-9-]+$/)
  })

  it('keeps the published text until a change is published, and the address when the title changes', async () => {
    const before = await findPublished()
    const { version } = await findDraft(db, before.id)
    const { draft } = await write({ title: 'Another title' }, { id: before.id, base: version })
    expect((await getPost(db, before.id))?.title).toBe(before.title)
    expect(toDraft(draft).hasChanges).toBe(true)
    await publish(db, before.id, draft.version)
    expect(await getPost(db, before.id)).toMatchObject({ title: 'Another title', slug: before.slug })
  })

  it('refuses a save over what someone else saved, and tells who and what', async () => {
    const { draft } = await write({ title: 'Ours', body: text })
    await write({ title: 'Theirs' }, { id: draft.id, base: draft.version, by: 'Anika' })
    const refused = await getFailure(write({ title: 'Mine' }, { id: draft.id, base: draft.version }))
    expect(refused).toMatchObject({
      code: 'conflict',
      details: { updatedBy: 'Anika', version: draft.version + 1, content: { title: 'Theirs' } },
    })
    expect((await findDraft(db, draft.id)).title).toBe('Theirs')
  })

  it('lets one of several saves at the same moment win', async () => {
    const { draft } = await write({ title: 'Start', body: text })
    const save = (title: string) =>
      getFailure(
        db.transaction().execute((transaction) =>
          saveDraft(transaction, {
            id: draft.id,
            base: draft.version,
            reason: 'auto',
            by: title,
            content: { ...toContent(draft), title },
          }),
        ),
      )
    const failures = await Promise.all(['one', 'two', 'three'].map(save))
    expect(failures.filter((failure) => failure === null)).toHaveLength(1)
  })

  it('answers a save that is sent twice with what it stored', async () => {
    const { draft } = await write({ title: 'Sent', body: text })
    const again = { id: draft.id, base: draft.version - 1, content: toContent(draft), by: 'Rafi' } as const
    expect((await saveDraft(db, { ...again, reason: 'auto' })).draft.version).toBe(draft.version)
  })

  it('keeps versions of saves and of what someone else wrote, each with its content', async () => {
    const { draft } = await write({ title: 'By Rafi', body: text })
    const next = await write({ title: 'By Anika' }, { id: draft.id, base: draft.version, by: 'Anika' })
    const save = { id: draft.id, base: next.draft.version, content: { ...toContent(next.draft), title: 'Third' } }
    await saveDraft(db, { ...save, reason: 'save', by: 'Anika' })
    const versions = await listVersions(db, draft.id)
    expect(versions.map(({ version, by }) => [version, by])).toEqual([
      [4, 'Anika'],
      [2, 'Rafi'],
    ])
    expect(await readVersion(db, draft.id, 2)).toMatchObject({ title: 'By Rafi' })
    expect(await getFailure(readVersion(db, draft.id, 99))).toMatchObject({ code: 'missing' })
  })

  it('publishes a scheduled post at its time, once, also when several processes try', async () => {
    const { draft } = await write({ title: 'Planned', body: text })
    const at = new Date(Date.now() + 60_000)
    const countDrafts = async () => (await getDashboard(db, session)).posts?.drafts ?? 0
    const drafts = await countDrafts()
    await schedule(db, draft.id, draft.version, at)
    expect((await getDashboard(db, session)).posts?.scheduled).toEqual([
      { id: draft.id, title: 'Planned', publishAt: at.toISOString() },
    ])
    expect(await countDrafts()).toBe(drafts - 1)
    expect(await publishDue(db, new Date(at.getTime() - 1))).toBe(0)
    const published = await Promise.all([publishDue(db, at), publishDue(db, at), publishDue(db, at)])
    expect(published.toSorted()).toEqual([0, 0, 1])
    expect(await getPost(db, draft.id)).toMatchObject({ title: 'Planned', createdAt: at.toISOString() })
    expect(toDraft(await findDraft(db, draft.id))).toMatchObject({ state: 'published', hasChanges: false })
  })

  it('names posts and issues in the list of changes by their titles of now', async () => {
    const { draft } = await write({ title: 'Renamed' })
    const line = { id: 'l', at: '', name: 'Rafi', role: 'editor', action: 'edit', subject: `post ${draft.id}` }
    const issue = await addIssue(db, { subject: 'November', introduction: '', posts: [] })
    const subjects = [toIssueSubject(issue.id), 'post gone', 'subscribers', 'issue gone', `job ${draft.id}`]
    const lines = [line, ...subjects.map((subject) => ({ ...line, subject }))]
    const titles = (await addTitles(db, lines)).map(({ title }) => title)
    expect(titles).toEqual(['Renamed', 'November', null, null, null, null])
  })

  it('schedules nothing for the past, and makes a draft of what became empty', async () => {
    const { draft } = await write({ title: 'Emptied', body: text })
    const past = schedule(db, draft.id, draft.version, new Date(Date.now() - 1_000))
    expect(await getFailure(past)).toMatchObject({ errors: { publishAt: expect.any(String) } })
    const at = new Date(Date.now() + 60_000)
    await schedule(db, draft.id, draft.version, at)
    await write({ body: '' }, { id: draft.id, base: draft.version })
    await publishDue(db, at)
    expect(await findDraft(db, draft.id)).toMatchObject({ state: 'draft', publishedAt: null })
    expect(await getPost(db, draft.id)).toBeNull()
  })

  it('takes a post offline and back, with the date of its first day', async () => {
    const { draft } = await write({ title: 'Now and then', body: text })
    const { publishedAt } = await publish(db, draft.id, draft.version)
    await unpublish(db, draft.id, draft.version)
    expect(await getPost(db, draft.id)).toBeNull()
    await publish(db, draft.id, draft.version, new Date(Date.now() + 86_400_000))
    expect((await getPost(db, draft.id))?.createdAt).toBe(publishedAt)
  })

  it('undoes a deletion exactly, and saves nothing into a deleted post', async () => {
    const before = await findPublished()
    const { version } = await findDraft(db, before.id)
    await removePost(db, before.id, version)
    expect(await getPost(db, before.id)).toBeNull()
    expect(await getFailure(write({ title: 'Late' }, { id: before.id, base: version }))).toMatchObject({
      code: 'missing',
    })
    await restorePost(db, before.id)
    expect(await findPublished()).toEqual(before)
  })

  it('lists drafts and posts together, by words, by state and by page', async () => {
    const seeded = await db.selectFrom('posts').select('id').execute()
    for (let count = 0; count < 20; count += 1) await createDraft(db, 'Rafi')
    await write({ title: '100%_done', body: text, tags: ['Kantha'] })
    const all = await listPosts(db, { state: null, search: '', page: 1 })
    expect(all.posts).toHaveLength(all.pageSize)
    expect(all.counts.published).toBe(seeded.length)
    expect(all.total).toBe(all.counts.draft + all.counts.scheduled + all.counts.published)
    const further = await listPosts(db, { state: null, search: '', page: 2 })
    expect(further.posts.map(({ id }) => id)).not.toContain(all.posts[0]?.id)
    const found = await listPosts(db, { state: 'draft', search: 'KANTHA 100%_', page: 1 })
    expect(found.posts.map(({ title }) => title)).toEqual(['100%_done'])
    expect((await listPosts(db, { state: 'published', search: '100%_', page: 1 })).posts).toEqual([])
  })
})
