import { caseStudies } from '../../../content/case-studies/index.ts'
import { getStudies } from '../../backend/embedded/read-content.ts'
import { EMPTY_STUDY, type StudyContent, studyContentSchema, toStudyContent } from '../../backend/study-content.ts'
import { getArrangement, setArrangement } from '../../db/arrangement.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase, type TestDatabase } from '../../db/testing-database.ts'
import { engines, stopPostgres } from '../../db/testing-postgres.ts'
import { arrange } from '../../insights/put-in-order.ts'
import { findReadItem } from '../../reads/find-item.ts'
import { readRedirects } from '../../redirects/redirects.ts'
import { addTitles } from '../changes.ts'
import { getDashboard } from '../dashboard.ts'
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
import { studyTable } from './piece-tables.ts'
import { publishDuePieces, publishPiece, schedulePiece, unpublishPiece } from './publish-piece.ts'
import { createWriter } from './testing-pieces.ts'

afterAll(stopPostgres)

const complete: StudyContent = {
  ...EMPTY_STUDY,
  title: 'A till that works offline',
  client: 'Shapla Stores',
  industry: 'E-commerce',
  overview: 'Forty shops sold nothing when the line was down. Now they sell, and the figures arrive later.',
}

describe.each(engines)('case studies in the Studio on %s', (engine) => {
  let opened: TestDatabase
  let db: Database

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())

  const { change, write, publish } = createWriter(() => db, studyTable, complete)
  const find = async (id: string) => (await getStudies(db)).find((study) => study.id === id)
  const readVersion = () =>
    db.selectFrom('invalidations').select('version').where('tag', '=', 'case-studies').executeTakeFirst()

  it('begin as those of the content files, with the same words and addresses', async () => {
    expect(await getStudies(db)).toEqual(caseStudies.map((study) => ({ ...study, slug: study.id })))
    const [sample] = caseStudies
    if (!sample) throw new Error('There are no samples.')
    const draft = toPieceDraft(studyTable, await findPiece(db, studyTable, sample.id))
    expect(draft).toMatchObject({ state: 'published', hasChanges: false, content: toStudyContent(sample) })
    expect(studyContentSchema.parse(draft.content)).toEqual(draft.content)
  })

  it('stay as they are when the same is saved again', async () => {
    const { id, version, content } = toPieceDraft(studyTable, await write())
    // The handlers check what a browser sends, which changes the order of its parts.
    const save = { id, base: version, content: studyContentSchema.parse(content), reason: 'auto', by: 'Anika' } as const
    expect(await savePiece(db, studyTable, save)).toMatchObject({ piece: { version }, isNew: false })
  })

  it('are invisible until they are published, and writing changes no page', async () => {
    const { id } = await write()
    const before = await readVersion()
    await change(id, { location: 'Khulna' })
    expect(await find(id)).toBeUndefined()
    expect(await readVersion()).toEqual(before)
    await publish(id)
    expect(await find(id)).toMatchObject({
      title: complete.title,
      slug: 'a-till-that-works-offline',
      location: 'Khulna',
    })
    expect(await readVersion()).not.toEqual(before)
  })

  it('show later changes only after an update', async () => {
    const { id } = await write()
    await publish(id)
    const changed = await change(id, { client: 'Other Stores' })
    expect(toPieceDraft(studyTable, changed).hasChanges).toBe(true)
    expect((await find(id))?.client).toBe(complete.client)
    await publish(id)
    expect((await find(id))?.client).toBe('Other Stores')
  })

  it('need a title, a client, an industry and an overview, and a diagram that can be drawn', async () => {
    const { id } = await write({ title: ' ', client: '', industry: '', overview: '', diagram: 'no thread' })
    await expect(publish(id)).rejects.toMatchObject({
      problem: {
        code: 'invalid',
        errors: {
          title: expect.any(String),
          client: expect.any(String),
          industry: expect.any(String),
          overview: expect.any(String),
          diagram: expect.any(String),
        },
      },
    })
    expect(await find(id)).toBeUndefined()
  })

  it('say nothing that nobody wrote', async () => {
    const { id } = await write({
      description: ' One.\n\n Two. \n',
      results: [
        { metric: '', value: ' ', improvement: true, description: '' },
        { metric: 'shops', value: '40', improvement: false, description: '' },
      ],
      tags: ['Retail', 'Retail', ' '],
    })
    await publish(id)
    const study = await find(id)
    expect(study).toMatchObject({
      description: ['One.', 'Two.'],
      results: [{ metric: 'shops', value: '40', improvement: false, description: '' }],
      tags: ['Retail'],
      technologies: [],
      testimonial: { quote: '' },
      publishedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      meta: { title: complete.title, description: complete.overview },
    })
    for (const part of ['image', 'heroImage', 'diagram']) expect(study).not.toHaveProperty(part)
  })

  it('get a readable address from a title in Bengali, and one with a number if it is taken', async () => {
    const title = 'বিদ্যুৎ চলে গেলেও চলে'
    const [one, other] = [await write({ title }), await write({ title })]
    const first = await publish(one.id)
    expect(first.slug).toMatch(/^[a-z][a-z-]{8,}$/)
    expect((await publish(other.id)).slug).toBe(`${first.slug}-2`)
  })

  it('keep their address when the title changes, and redirect a former one', async () => {
    const { id } = await write({ title: 'First name' })
    await publish(id)
    await change(id, { title: 'Second name' })
    expect((await publish(id)).slug).toBe('first-name')
    await change(id, { slug: 'second-name' })
    await publish(id)
    await change(id, { slug: 'third-name' })
    await publish(id)
    const redirects = await readRedirects(db)
    for (const old of ['first-name', 'second-name'])
      expect(redirects.get(`/case-study-read/${old}`)).toBe('/case-study-read/third-name')
    await change(id, { slug: 'first-name' })
    await publish(id)
    expect((await readRedirects(db)).has('/case-study-read/first-name')).toBe(false)
    expect((await readRedirects(db)).get('/case-study-read/third-name')).toBe('/case-study-read/first-name')
  })

  it('leave the site and come back with their address', async () => {
    const { id, version } = await write({ title: 'There and back' })
    await publish(id)
    const readItem = () => findReadItem(db, '/case-study-read/there-and-back', () => undefined)
    expect(await readItem()).toEqual({ kind: 'study', id })
    await unpublishPiece(db, studyTable, id, version)
    expect([await find(id), await readItem()]).toEqual([undefined, null])
    await publish(id)
    const before = await readVersion()
    await removePiece(db, studyTable, id, version)
    expect([await find(id), await readItem()]).toEqual([undefined, null])
    expect(await readVersion()).not.toEqual(before)
    expect((await listPieces(db, studyTable)).find((study) => study.id === id)?.isDeleted).toBe(true)
    await expect(
      savePiece(db, studyTable, { id, base: version, content: EMPTY_STUDY, reason: 'auto', by: 'Rafi' }),
    ).rejects.toThrow()
    await restorePiece(db, studyTable, id)
    expect((await find(id))?.slug).toBe('there-and-back')
  })

  it('are published at their time, once, unless something is missing by then', async () => {
    const [whole, empty] = [await write({ title: 'In time' }), await write({ title: 'Too early' })]
    const at = new Date(Date.now() + 60_000)
    for (const { id, version } of [whole, empty]) await schedulePiece(db, studyTable, id, version, at)
    const { studies } = await getDashboard(db, {
      id: 'a',
      name: 'Rafi',
      role: 'editor',
      createdAt: '',
      seenAt: '',
      expiresAt: '',
    })
    expect(studies?.scheduled.map(({ title }) => title)).toEqual(expect.arrayContaining(['In time', 'Too early']))
    await change(empty.id, { client: '' })
    expect(await publishDuePieces(db)).toBe(0)
    const later = new Date(at.getTime() + 1_000)
    const counts = await Promise.all([publishDuePieces(db, later), publishDuePieces(db, later)])
    expect(counts[0] + counts[1]).toBe(2)
    expect(await findPiece(db, studyTable, whole.id)).toMatchObject({
      state: 'published',
      publishedAt: at.toISOString(),
    })
    expect(await findPiece(db, studyTable, empty.id)).toMatchObject({ state: 'draft', published: null })
    await expect(schedulePiece(db, studyTable, whole.id, whole.version, later)).rejects.toMatchObject({
      problem: { code: 'invalid' },
    })
  })

  it('refuse a save that is based on an older version, and keep the text that is replaced', async () => {
    const { id, version } = await write()
    await change(id, { client: 'Theirs' }, 'Amina')
    const mine = { id, content: { ...complete, client: 'Mine' }, by: 'Rafi' } as const
    await expect(savePiece(db, studyTable, { ...mine, base: version, reason: 'auto' })).rejects.toMatchObject({
      problem: { code: 'conflict', details: { updatedBy: 'Amina', content: { client: 'Theirs' } } },
    })
    await expect(publishPiece(db, studyTable, id, version)).rejects.toMatchObject({ problem: { code: 'conflict' } })
    await savePiece(db, studyTable, { ...mine, base: version + 1, reason: 'replace' })
    const versions = await listPieceVersions(db, studyTable, id)
    expect(versions.map(({ by }) => by)).toEqual(['Amina', 'Rafi'])
    expect((await readPieceVersion(db, studyTable, id, versions[0]?.version ?? 0)).client).toBe('Theirs')
    await expect(readPieceVersion(db, studyTable, id, 99)).rejects.toMatchObject({ problem: { code: 'missing' } })
  })

  it('are stored with hostile texts as they are', async () => {
    const hostile = '<script>alert(1)</script>\u202E"\'; drop table "caseStudies"'
    const { id } = await write(studyContentSchema.parse({ ...complete, title: `${hostile}\0`, client: hostile }))
    await publish(id)
    expect(await find(id)).toMatchObject({ title: hostile, client: hostile })
    const row = { id: '1', at: '', name: 'Rafi', role: 'editor', action: 'publish', subject: `study ${id}` }
    expect((await addTitles(db, [row]))[0]?.title).toBe(hostile)
  })

  it('come first once the owner has an order', async () => {
    await setArrangement(
      db,
      'study',
      caseStudies.map(({ id }) => id),
    )
    const { id } = await write({ title: 'Newest', publishedDate: '2001-01-01' })
    await publish(id)
    expect(arrange(await getStudies(db), await getArrangement(db), 'study')[0]?.id).toBe(id)
  })
})

it.each([
  ['a long title', { title: 'a'.repeat(201) }],
  ['a long text', { description: 'a'.repeat(20_001) }],
  ['too many results', { results: Array(21).fill({ metric: '', value: '', improvement: true, description: '' }) }],
  ['too many tags', { tags: Array(31).fill('a') }],
  ['a date that is none', { publishedDate: '2026-02-30' }],
  ['an improvement that is a word', { results: [{ metric: '', value: '', improvement: 'yes', description: '' }] }],
])('%s is refused', (_, part) => {
  expect(studyContentSchema.safeParse(complete).success).toBe(true)
  expect(studyContentSchema.safeParse({ ...complete, ...part }).success).toBe(false)
})
