import { getVersions } from '../backend/embedded/read-content.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { confirmAlert, requestAlert } from '../jobs/alerts/alerts.ts'
import { fileLists, type ListName } from '../listing/lists.ts'
import { readRedirects } from '../redirects/redirects.ts'
import { getStudioJob, keepJobChanges } from './edit-jobs.ts'
import { jobChangesSchema } from './job-input.ts'
import { getStudioList, type ListInput, listSchema, saveList } from './lists.ts'
import { createDraft, findDraft, toDraft } from './posts/drafts.ts'

afterAll(stopPostgres)

let opened: TestDatabase
afterEach(() => opened.close())

/** Saves a list with changes by value: another name, or null to remove the entry. */
async function save(name: ListName, changes: Record<string, string | null>, more: Partial<ListInput> = {}) {
  const { entries, version } = await getStudioList(opened.db, name)
  const kept = entries.flatMap(({ value, label, introduction }) => {
    const change = changes[value]
    return change === null ? [] : { value, label: change ?? label, introduction }
  })
  const added = more.entries ?? []
  return opened.db
    .transaction()
    .execute((db) => saveList(db, name, version, { moves: more.moves ?? [], entries: [...kept, ...added] }))
}
const getJobs = () => opened.db.selectFrom('jobs').select(['id', 'department', 'version']).orderBy('position').execute()
const countIn = async (department: string) => (await getJobs()).filter((job) => job.department === department).length
const create = (label: string) => ({ value: '', label, introduction: '' })

describe.each(engines)('lists on %s', (engine) => {
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
  })

  it('rename the positions, also if two departments exchange their names', async () => {
    const { db } = opened
    const id = (await getJobs()).find(({ department }) => department === 'Development')?.id ?? ''
    const open = await getStudioJob(db, id)
    await keepJobChanges(db, id, open.version, jobChangesSchema.parse({ ...open.form, title: 'Weaver' }))
    const before = await getJobs()
    const versions = await getVersions(db)
    const saved = await save('departments', { development: 'Product', product: 'Development', analytics: 'Figures' })
    expect(saved.entries.map(({ value }) => value)).toEqual(fileLists.departments.map(({ value }) => value))
    expect(saved.entries.find(({ value }) => value === 'development')).toMatchObject({ label: 'Product', items: 2 })
    const names: Record<string, string> = { Development: 'Product', Product: 'Development', Analytics: 'Figures' }
    expect(await getJobs()).toEqual(
      before.map((job) => {
        const department = names[job.department]
        return department ? { ...job, department, version: job.version + 1 } : job
      }),
    )
    const { form, version } = await getStudioJob(db, id)
    expect([form.department, form.title, version]).toEqual(['Product', 'Weaver', open.version + 2])
    const after = await getVersions(db)
    expect(after['all-jobs']).not.toBe(versions['all-jobs'])
    expect(after.settings).not.toBe(versions.settings)
  })

  it('let no entry go that is in use, unless it says where its positions and alerts move', async () => {
    const { db } = opened
    const criteria = { department: 'analytics', words: '', often: 'weekly', signals: '' } as const
    for (const [email, department] of [
      ['alone@mail.example', 'analytics'],
      ['Both@mail.example', 'analytics'],
      ['both@mail.example', 'product'],
      ['twice@mail.example', 'analytics'],
      ['twice@mail.example', 'product'],
    ] as const)
      await requestAlert(db, { ...criteria, email, department }, 'https://site.example')
    const getAlerts = () =>
      db.selectFrom('jobAlerts').select(['id', 'email', 'department']).orderBy('email').orderBy('department').execute()
    const confirmed = (await getAlerts()).find(({ email }) => email === 'Both@mail.example')
    await confirmAlert(db, confirmed?.id ?? '')
    expect((await getStudioList(db, 'departments')).entries.find(({ value }) => value === 'analytics')).toMatchObject({
      items: 1,
      alerts: 3,
    })

    await expect(save('departments', { analytics: null })).rejects.toMatchObject({
      problem: { code: 'invalid', errors: { moves: expect.stringContaining('Analytics') } },
    })
    for (const to of ['nowhere', 'analytics', ''])
      await expect(
        save('departments', { analytics: null }, { moves: [{ from: 'analytics', to }] }),
      ).rejects.toMatchObject({ problem: { code: 'invalid' } })
    expect(await countIn('Analytics')).toBe(1)

    const moves = [{ from: 'analytics', to: 'product' }]
    const saved = await save('departments', { analytics: null, product: 'Products' }, { moves })
    expect(saved.entries.find(({ value }) => value === 'product')).toMatchObject({ label: 'Products', items: 2 })
    const left = await getAlerts()
    expect(left.map(({ email, department }) => [email.toLowerCase(), department]).sort()).toEqual(
      ['alone', 'both', 'twice'].map((name) => [`${name}@mail.example`, 'product']),
    )
    expect(left.map(({ id }) => id)).toContain(confirmed?.id)
    const mails = await db.selectFrom('deliveries').select('reference').execute()
    expect(mails.every(({ reference }) => left.some(({ id }) => id === reference))).toBe(true)
    const redirects = await readRedirects(db)
    expect(redirects.get('/careers/department/analytics')).toBe('/careers/department/product')
    expect(redirects.get('/careers/rss/analytics.xml')).toBe('/careers/rss/product.xml')

    const again = await save('departments', {}, { entries: [create('Analytics')] })
    expect(again.entries.at(-1)?.value).toBe('analytics')
    expect((await readRedirects(db)).has('/careers/department/analytics')).toBe(false)
  })

  it('rename posts with their drafts and versions, and change nothing else of them', async () => {
    const { db } = opened
    const by = 'Rafi'
    const shown = await db.selectFrom('posts').selectAll().where('category', '=', 'Security').executeTakeFirstOrThrow()
    const draft = await createDraft(db, by)
    await db
      .updateTable('drafts')
      .set({ category: 'Security', state: 'published', publishedVersion: draft.version })
      .execute()
    await db
      .insertInto('draftVersions')
      .values({
        id: draft.id,
        version: 90,
        at: '2026-01-01',
        by,
        reason: 'save',
        content: JSON.stringify({ title: 'A', category: 'Security', body: '"category":"Security"' }),
      })
      .execute()
    await db
      .insertInto('imports')
      .values({ kind: 'post', source: 'old', target: draft.id, version: draft.version, hash: '', at: '2026-01-01' })
      .execute()
    const { removedPost } = await db
      .insertInto('drafts')
      .values({ ...draft, id: 'gone', deletedAt: '2026-01-01', removedPost: JSON.stringify(shown) })
      .returning('removedPost')
      .executeTakeFirstOrThrow()
    await save('categories', { security: 'Safety "at" 100%', devops: 'Security' })
    const { category, ...rest } = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', shown.id)
      .executeTakeFirstOrThrow()
    expect(category).toBe('Safety "at" 100%')
    expect({ ...rest, category: 'Security' }).toEqual(shown)
    const changed = toDraft(await findDraft(db, draft.id))
    expect(changed).toMatchObject({ version: draft.version + 1, hasChanges: false, content: { category } })
    const version = await db.selectFrom('draftVersions').select('content').where('version', '=', 90).executeTakeFirst()
    expect(JSON.parse(version?.content ?? '')).toEqual({
      title: 'A',
      category: 'Safety "at" 100%',
      body: '"category":"Security"',
    })
    const { version: known } = await db.selectFrom('imports').select('version').executeTakeFirstOrThrow()
    expect(known).toBe(draft.version + 1)
    const gone = await db.selectFrom('drafts').select('removedPost').where('id', '=', 'gone').executeTakeFirst()
    expect(JSON.parse(gone?.removedPost ?? '')).toEqual({ ...JSON.parse(removedPost ?? ''), category })

    await save('categories', { security: 'Locks' })
    const again = await db.selectFrom('draftVersions').select('content').where('version', '=', 90).executeTakeFirst()
    expect(JSON.parse(again?.content ?? '')).toMatchObject({ category: 'Locks' })
  })
})

describe('lists', () => {
  beforeEach(async () => {
    opened = await openTestDatabase('SQLite')
  })

  it('begin with the entries of the files, and say how often each is used', async () => {
    const { entries, version } = await getStudioList(opened.db, 'departments')
    expect(version).toBe(0)
    expect(entries.map(({ value, label }) => [value, label])).toEqual(
      fileLists.departments.map(({ value, label }) => [value, label]),
    )
    expect(entries.find(({ value }) => value === 'development')).toMatchObject({ items: 2, alerts: 0 })
    const { entries: categories } = await getStudioList(opened.db, 'categories')
    const posts = await opened.db.selectFrom('posts').select('id').where('category', '=', 'Security').execute()
    expect(categories.find(({ value }) => value === 'security')?.items).toBe(posts.length)
    expect(posts.length).toBeGreaterThan(0)
  })

  it('give a new entry an address that no other has', async () => {
    await save('departments', { development: 'Engineering' })
    const { entries } = await save('departments', {}, { entries: ['Development', 'বিপণন', '???', 'R&D'].map(create) })
    const added = entries.slice(fileLists.departments.length).map(({ value }) => value)
    expect(added).toEqual(['development-2', expect.stringMatching(/^[a-z\d-]+$/), 'other', 'r-and-d'])
    expect(await countIn('Engineering')).toBe(2)
  })

  it('let an unused entry go without a redirect', async () => {
    await save('departments', {}, { entries: [create('Sewing')] })
    const { entries } = await save('departments', { sewing: null })
    expect(entries.map(({ value }) => value)).not.toContain('sewing')
    expect(await readRedirects(opened.db)).toEqual(new Map())
  })

  it('are not saved over someone else’s change', async () => {
    await save('departments', { product: 'Products' })
    const { entries } = await getStudioList(opened.db, 'departments')
    await expect(saveList(opened.db, 'departments', 0, { entries, moves: [] })).rejects.toMatchObject({
      problem: { code: 'conflict', details: { current: { version: 1 } } },
    })
    expect((await getStudioList(opened.db, 'departments')).version).toBe(1)
  })

  it('follow the file again when its entries are saved', async () => {
    await save('departments', { product: 'Products' })
    await save('departments', { product: 'Product' })
    const row = await opened.db.selectFrom('settings').selectAll().where('name', '=', 'departments').executeTakeFirst()
    expect(row).toMatchObject({ value: 'null', version: 2 })
    expect(await countIn('Product')).toBe(1)
  })

  it('have the file’s entries as long as a stored value is no list', async () => {
    const row = { name: 'departments', value: '{"entries":"<script>"}', version: 3 }
    await opened.db.insertInto('settings').values(row).execute()
    const { entries, version } = await getStudioList(opened.db, 'departments')
    expect(version).toBe(3)
    expect(entries.map(({ label }) => label)).toEqual(fileLists.departments.map(({ label }) => label))
  })
})

const entry = { value: '', label: 'Sewing', introduction: '' }

it.each([
  ['entries', []],
  ['entries', Array.from({ length: 31 }, (_, index) => ({ ...entry, label: `${index}` }))],
  ['entries.0.label', [{ ...entry, label: '' }]],
  ['entries.0.label', [{ ...entry, label: ' \u202e\0\u200b ' }]],
  ['entries.0.label', [{ ...entry, label: 'x'.repeat(61) }]],
  ['entries.0.label', [{ ...entry, label: 7 }]],
  ['entries.0.introduction', [{ ...entry, introduction: 'x'.repeat(10_000) }]],
  ['entries.0.value', [{ ...entry, value: 'x'.repeat(10_000) }]],
])('refuses a list at %s', (name, entries) => {
  const { error } = listSchema.safeParse({ entries })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([name])
})

it('keeps names as text', () => {
  const label = ' <b>R\u202e & D</b>\r\n'
  expect(listSchema.parse({ entries: [{ ...entry, label }] }).entries[0]?.label).toBe('<b>R & D</b>')
})
