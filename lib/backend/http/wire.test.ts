import fc from 'fast-check'
import { BackendError } from '../contract.ts'
import { readEnvelope, readLink } from './envelope.ts'
import { readJson } from './read-json.ts'
import { createListReader, type Listed, type ListKind, readJob, readPost } from './wire.ts'

async function readList<Kind extends ListKind>(kind: Kind, body: unknown): Promise<Listed[Kind][]> {
  const items: Listed[Kind][] = []
  const { takeItem, finish } = createListReader(kind, (item) => items.push(item))
  finish(await readJson([Buffer.from(JSON.stringify(body))], 1_000_000, takeItem))
  return items
}
const readPosts = (body: unknown) => readList('posts', body)
const readJobs = (body: unknown) => readList('jobs', body)
const readTeam = (body: unknown) => readList('team', body)

const raw = {
  id: 7,
  title: ' Slow queries ',
  subTitle: null,
  description: { ops: [{ insert: 'Sort by total time.\n' }] },
  image: 'posts/slow.jpg',
  category: { name: 'Databases', slug: 'ignored' },
  tags: [{ name: 'SQL' }, 'Logs', { name: 'SQL' }, { label: 'nameless' }, null],
  user: { name: 'Farhan', designation: null },
  createdAt: '2026-05-12 04:00:00',
  updatedAt: '2026-06-01',
  unknown: true,
}

const clean = {
  id: '7',
  title: 'Slow queries',
  subTitle: '',
  description: '{"ops":[{"insert":"Sort by total time.\\n"}]}',
  image: 'posts/slow.jpg',
  category: 'Databases',
  tags: ['SQL', 'Logs'],
  author: { name: 'Farhan', designation: '' },
  createdAt: '2026-05-12T04:00:00Z',
  updatedAt: '2026-06-01T00:00:00Z',
  readTime: null,
  level: null,
  slug: null,
  imageAlt: null,
}

it.each([
  ['data.content', { statusCode: 200, data: { content: [raw] } }],
  ['content', { content: [raw] }],
  ['data', { data: [raw] }],
  ['the whole body', [raw]],
])('finds a list under %s and reshapes its items', async (_, body) => {
  expect(await readPosts(body)).toEqual([clean])
})

it.each([
  ['data', { data: raw }],
  ['the whole body', raw],
])('finds an item under %s', (_, body) => {
  expect(readPost(body)).toEqual(clean)
})

it('takes the bare operations of a Delta for its text', () => {
  const { ops } = raw.description
  expect(readPost({ ...raw, description: ops })?.description).toBe(JSON.stringify(ops))
})

it('drops what no page may hold', () => {
  const post = readPost({
    ...raw,
    title: 'Slow\u0000 queries\u0001',
    tags: ['SQL\ufffe'],
    category: { name: '\u001b' },
  })
  expect(post).toMatchObject({ title: 'Slow queries', tags: ['SQL'], category: null })
})

it('takes null data for "does not exist"', () => {
  expect(readPost({ statusCode: 200, data: null })).toBeNull()
  expect(readJob({ data: null })).toBeNull()
})

it('drops items without id or title and keeps the rest', async () => {
  const broken = [{ title: 'no id' }, { id: 1 }, { id: 'a\nb', title: 'x' }, { id: {}, title: 'x' }, null, 'text']
  expect(await readPosts({ data: { content: [...broken, raw] } })).toEqual([clean])
})

it('takes an empty list for empty, but a list it cannot read at all for an error', async () => {
  expect(await readPosts({ data: { content: [] } })).toEqual([])
  for (const body of [
    { data: { content: [{ name: 'another shape' }] } },
    {},
    null,
    'text',
    { data: { content: {} } },
  ]) {
    await expect(readPosts(body)).rejects.toThrow(BackendError)
  }
})

it('reads ids of any kind', async () => {
  const ids = [42, '9f1c2d3e-0000-4000-8000-000000000000', '507f1f77bcf86cd799439011', 'notes-on-backups']
  expect((await readJobs(ids.map((id) => ({ id, title: 'x' })))).map(({ id }) => id)).toEqual(ids.map(String))
  expect((await readJobs([{ _id: 'mongo', title: 'x' }])).map(({ id }) => id)).toEqual(['mongo'])
})

it.each([
  ['2026-05-12', '2026-05-12T00:00:00Z'],
  ['2026-05-12T04:00:00.123+0600', '2026-05-12T04:00:00.123+06:00'],
  [1778558400000, '2026-05-12T04:00:00.000Z'],
  ['someday', ''],
  [null, ''],
  ['2026-99-99', ''],
])('reads the date %j as %j', (createdAt, iso) => {
  expect(readPost({ ...raw, createdAt })?.createdAt).toBe(iso)
})

it('reads requirements as objects or texts, and members without links', async () => {
  const job = readJob({ id: 1, title: 'Engineer', requirements: [{ name: 'SQL' }, 'Go', ' '], salary: 1000 })
  expect(job).toMatchObject({ requirements: ['SQL', 'Go'], responsibilities: [], salary: '1000', department: '' })
  expect(await readTeam([{ name: 'Nadia' }, { designation: 'nobody' }])).toEqual([
    { name: 'Nadia', designation: '', bio: '', image: null, linkedinLink: null, twitterLink: null, githubLink: null },
  ])
})

it('reads links, statuses and messages wherever they are, and no markup as a message', () => {
  expect(readLink({ data: { urls: ['a.pdf'] } })).toBe('a.pdf')
  expect(readLink({ urls: ['a.pdf', 'b.pdf'] })).toBe('a.pdf')
  expect(() => readLink({ data: { urls: [] } })).toThrow(BackendError)
  const answers = [{ statusCode: '200' }, { data: { statusCode: 422 } }, {}]
  expect(answers.map((body) => readEnvelope(body).statusCode)).toEqual([200, 422, null])
  const messages = ['Sent.', '<h1>502</h1>'].map((message) => readEnvelope({ message }).message)
  expect(messages).toEqual(['Sent.', null])
})

it('throws nothing but BackendError, whatever is answered', async () => {
  const property = fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
    for (const body of [
      value,
      { data: value },
      { data: { content: value } },
      { data: { content: [{ ...raw, tags: value }] } },
    ]) {
      for (const read of [readPosts, readPost, readTeam, readJobs, readJob]) {
        try {
          await read(body)
        } catch (error) {
          expect(error).toBeInstanceOf(BackendError)
        }
      }
    }
  })
  await fc.assert(property, { numRuns: 500 })
})

it('keeps the first of items with equal ids, and logs once how many it dropped', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const items = [
    { id: 7, title: 'First' },
    { id: '7', title: 'Second' },
    { _id: ' 7 ', title: 'Third' },
    { id: 8, title: 'Other' },
  ]
  const read = [await readPosts(items), await readJobs(items)].map((list) => list.map(({ title }) => title))
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)))
  write.mockRestore()
  expect(read).toEqual([
    ['First', 'Other'],
    ['First', 'Other'],
  ])
  expect(lines).toEqual(
    ['posts', 'jobs'].map((what) =>
      expect.objectContaining({ level: 'warn', event: 'items dropped', what, reason: 'id used before', dropped: 2 }),
    ),
  )
})

it('keeps members of the team, who have no id, even where they have one name', async () => {
  expect(await readTeam([{ name: 'Nadia' }, { name: 'Nadia' }])).toHaveLength(2)
})
