import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { posts } from '../../content/posts/index.ts'
import type { PostSummary } from './contract.ts'
import { type LastGood, openLastGood } from './last-good.ts'
import { toSummary } from './summary.ts'

let folder: string
let store: LastGood
let summaries: PostSummary[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-last-good-'))
  store = openLastGood(folder)
  summaries = posts.map((post) => toSummary({ updatedAt: null, ...post, description: `Text of ${post.id}` }))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const readBodies = jest.fn(async (ids: string[]) => ids.map((id) => ({ id, description: `Text of ${id}` })))
beforeEach(() => readBodies.mockClear())

it('keeps every post whole, and reads only the bodies of those that changed', async () => {
  await store.savePosts(summaries, readBodies)
  const [first, second, ...others] = summaries
  if (!first || !second) throw new Error('no posts')
  expect(store.getPost(second.id)).toEqual({ ...posts[1], updatedAt: null, description: `Text of ${second.id}` })

  const changed = { ...second, updatedAt: '2026-11-23T00:00:00.000Z' }
  readBodies.mockImplementationOnce(async () => [{ id: changed.id, description: 'Another text' }])
  await store.savePosts([changed, ...others], readBodies)
  expect(readBodies.mock.calls.slice(1)).toEqual([[[changed.id]]])
  expect(store.getPost(changed.id)?.description).toBe('Another text')
  expect(store.getPost(first.id)).toBeNull()
  expect(store.getList('summaries')).toEqual([changed, ...others])
})

it('keeps the posts that it has while bodies cannot be read, and completes them the next time', async () => {
  await store.savePosts(summaries.slice(1), readBodies)
  jest.spyOn(process.stdout, 'write').mockImplementationOnce(() => true)
  readBodies.mockRejectedValueOnce(new Error('away'))
  await store.savePosts(summaries, readBodies)
  expect(store.getList('summaries')).toEqual(summaries.slice(1))
  await store.savePosts(summaries, readBodies)
  expect(store.getPost(summaries[0]?.id ?? '')?.description).toContain('Text of')
})
