import fc from 'fast-check'
import { BackendError } from '../contract.ts'
import { readEnvelope, readLink } from './envelope.ts'
import { readJob, readJobs, readPost, readPosts, readTeam } from './wire.ts'

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
])('finds a list under %s and reshapes its items', (_, body) => {
  expect(readPosts(body)).toEqual([clean])
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

it('drops items without id or title and keeps the rest', () => {
  const broken = [{ title: 'no id' }, { id: 1 }, { id: 'a/b', title: 'x' }, { id: {}, title: 'x' }, null, 'text']
  expect(readPosts({ data: { content: [...broken, raw] } })).toEqual([clean])
})

it('takes an empty list for empty, but a list it cannot read at all for an error', () => {
  expect(readPosts({ data: { content: [] } })).toEqual([])
  for (const body of [
    { data: { content: [{ name: 'another shape' }] } },
    {},
    null,
    'text',
    { data: { content: {} } },
  ]) {
    expect(() => readPosts(body)).toThrow(BackendError)
  }
})

it('reads ids of any kind', () => {
  const ids = [42, '9f1c2d3e-0000-4000-8000-000000000000', '507f1f77bcf86cd799439011', 'notes-on-backups']
  expect(readJobs(ids.map((id) => ({ id, title: 'x' }))).map(({ id }) => id)).toEqual(ids.map(String))
  expect(readJobs([{ _id: 'mongo', title: 'x' }]).map(({ id }) => id)).toEqual(['mongo'])
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

it('reads requirements as objects or texts, and members without links', () => {
  const job = readJob({ id: 1, title: 'Engineer', requirements: [{ name: 'SQL' }, 'Go', ' '], salary: 1000 })
  expect(job).toMatchObject({ requirements: ['SQL', 'Go'], responsibilities: [], salary: '1000', department: '' })
  expect(readTeam([{ name: 'Nadia' }, { designation: 'nobody' }])).toEqual([
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

it('throws nothing but BackendError, whatever is answered', () => {
  const property = fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
    for (const body of [
      value,
      { data: value },
      { data: { content: value } },
      { data: { content: [{ ...raw, tags: value }] } },
    ]) {
      for (const read of [readPosts, readPost, readTeam, readJobs, readJob]) {
        try {
          read(body)
        } catch (error) {
          expect(error).toBeInstanceOf(BackendError)
        }
      }
    }
  })
  fc.assert(property, { numRuns: 500 })
})

it('keeps the first of items with equal ids, and logs once how many it dropped', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const items = [
    { id: 7, title: 'First' },
    { id: '7', title: 'Second' },
    { _id: ' 7 ', title: 'Third' },
    { id: 8, title: 'Other' },
  ]
  const read = [readPosts(items), readJobs(items)].map((list) => list.map(({ title }) => title))
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)))
  write.mockRestore()
  expect(read).toEqual([
    ['First', 'Other'],
    ['First', 'Other'],
  ])
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'items with an id used before dropped',
      what: 'posts',
      dropped: 2,
    }),
    expect.objectContaining({ level: 'warn', event: 'items with an id used before dropped', what: 'jobs', dropped: 2 }),
  ])
})

it('keeps members of the team, who have no id, even where they have one name', () => {
  expect(readTeam([{ name: 'Nadia' }, { name: 'Nadia' }])).toHaveLength(2)
})
