import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobs } from '../../content/jobs.ts'
import { posts } from '../../content/posts/index.ts'
import type { Backend, PostSummary } from './contract.ts'
import { createReads } from './fallback-reads.ts'
import { createHttpBackend } from './http/index.ts'
import { openLastGood } from './last-good.ts'
import { respond, startBackendProcess, startServer } from './testing.ts'

let dataDir: string
let siteDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-reads-backend-'))
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-reads-site-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await rm(siteDir, { recursive: true, force: true })
})

/** Starts a site's reads, like a newly started process. */
const startSite = (url: string) =>
  createReads(createHttpBackend({ url, timeoutMs: 5_000, retryDelaysMs: [10, 10, 10] }), openLastGood(siteDir))

const id = posts[0]?.id ?? ''

it('serves the last good content while a real backend is stopped, and heals when it is back', async () => {
  const backend = await startBackendProcess(dataDir)
  const site = startSite(backend.url)
  const before = await site.getPosts()
  await site.getJobs()
  expect([before.isFresh, before.items.length]).toEqual([true, posts.length])
  await backend.stop()

  expect(await site.getPosts()).toEqual({ items: before.items, isFresh: false })
  expect((await site.getJobs()).items).toMatchObject(jobs)
  expect(await site.getPost(id)).toMatchObject({ state: 'found', isFresh: false, item: { id } })
  expect(await site.getPost('never-heard-of')).toEqual({ state: 'unavailable' })

  const restarted = startSite(backend.url)
  expect(await restarted.getPosts()).toEqual({ items: before.items, isFresh: false })
  expect(await restarted.getPost(id)).toMatchObject({ state: 'found', isFresh: false })
  expect(await restarted.getTeam()).toEqual({ items: [], isFresh: false })

  const again = await startBackendProcess(dataDir, backend.port)
  await sleep(2_100)
  expect(await site.getPosts()).toEqual({ items: before.items, isFresh: true })
  expect(await site.getPost('never-heard-of')).toEqual({ state: 'missing' })
  expect((await restarted.getTeam()).isFresh).toBe(true)
  await again.stop()
})

it('starts empty where there never was any content, and fills within seconds', async () => {
  const backend = await startBackendProcess(dataDir)
  await backend.stop()
  const site = startSite(backend.url)
  expect(await site.getPosts()).toEqual({ items: [], isFresh: false })
  expect(await site.getPost(id)).toEqual({ state: 'unavailable' })
  const again = await startBackendProcess(dataDir, backend.port)
  await sleep(2_100)
  expect((await site.getPosts()).items).toHaveLength(posts.length)
  await again.stop()
})

it.each([
  ['an error page', 200, '<h1>Maintenance</h1>'],
  ['another shape', 200, '{"statusCode":200,"data":{"content":[{"headline":"x"}]}}'],
  ['a failure', 500, '{}'],
])('does not let %s replace a good list', async (_, status, body) => {
  let isLying = false
  const good = JSON.stringify({ data: { content: [{ id: 1, title: 'Kept' }] } })
  const server = await startServer((_request, response) => {
    respond(response, isLying ? status : 200, isLying ? body : good)
  })
  const site = startSite(server.url)
  await site.getJobs()
  isLying = true
  expect(await site.getJobs()).toMatchObject({ items: [{ id: '1', title: 'Kept' }], isFresh: false })
  await server.stop()
})

it.each([400, 422])(
  'keeps a good item while the backend answers %i for it, and knows nothing of others',
  async (status) => {
    let isSick = false
    const server = await startServer((_request, response) => {
      respond(response, isSick ? status : 200, JSON.stringify({ data: [{ id: 1, title: 'Kept' }] }))
    })
    const site = startSite(server.url)
    await site.getJobs()
    isSick = true
    expect(await site.getJob('1')).toMatchObject({ state: 'found', item: { title: 'Kept' }, isFresh: false })
    expect(await site.getJob('2')).toEqual({ state: 'unavailable' })
    await server.stop()
  },
)

it('says after one time-out that an unknown item is unavailable, with a backend that hangs', async () => {
  let calls = 0
  const server = await startServer(() => {
    calls += 1
  })
  const options = { url: server.url, timeoutMs: 300 }
  const site = createReads(createHttpBackend(options), openLastGood(siteDir), options.timeoutMs)
  expect(await site.getPost('never-heard-of')).toEqual({ state: 'unavailable' })
  expect(calls).toBe(1)
  await server.stop()
})

it('forgets what a fresh list no longer has', async () => {
  let items = [
    { id: 1, title: 'One' },
    { id: 2, title: 'Two' },
  ]
  const server = await startServer((_request, response) => response.end(JSON.stringify({ data: { content: items } })))
  const site = startSite(server.url)
  await site.getJobs()
  items = [{ id: 2, title: 'Two, renamed' }]
  await site.getJobs()
  await server.stop()
  expect((await startSite(server.url).getJobs()).items.map(({ title }) => title)).toEqual(['Two, renamed'])
  expect(await site.getJob('1')).toEqual({ state: 'unavailable' })
})

it('answers missing for what cannot be an id, without asking anybody', async () => {
  const site = startSite('http://127.0.0.1:1')
  for (const odd of ['', 'a/../b', 'a\u0000b', 'x'.repeat(201), '..', '\ud800']) {
    expect(await site.getPost(odd)).toEqual({ state: 'missing' })
  }
})

it('neither lists nor finds a position whose closing day is over', async () => {
  const items = [
    { id: 'over', title: 'Over', closingDate: '2020-01-31' },
    { id: 'open', title: 'Open', closingDate: '2199-12-31T00:00:00Z' },
  ]
  const server = await startServer((request, response) => {
    const item = items.find(({ id }) => request.url?.endsWith(`/${id}`))
    response.end(JSON.stringify({ data: item ?? { content: items } }))
  })
  const site = startSite(server.url)
  expect((await site.getJobs()).items).toMatchObject([{ id: 'open', closingDate: '2199-12-31' }])
  expect(await site.getJob('over')).toEqual({ state: 'missing' })
  expect(await site.getJob('open')).toMatchObject({ state: 'found' })
  await server.stop()
})

describe('the list of posts', () => {
  const summary = { ...posts[0], description: undefined, words: 1 } as unknown as PostSummary
  /** Creates a backend whose reads of the list end when the test says so. */
  function createSlowBackend() {
    const ends: ((titles: string[]) => void)[] = []
    const getPostSummaries = () =>
      new Promise<PostSummary[]>((resolve) => {
        ends.push((titles) => resolve(titles.map((title) => ({ ...summary, title }))))
      })
    const backend = { getPostSummaries, getPostBodies: async () => [] } as unknown as Backend
    return { ends, site: createReads(backend, null) }
  }
  const toTitles = (items: readonly PostSummary[] | null | undefined) => items?.map(({ title }) => title)

  it('never goes back to an older state when an earlier read ends later', async () => {
    const { ends, site } = createSlowBackend()
    const [early, late] = [site.getPosts(), site.getPosts()]
    ends[1]?.(['New'])
    expect(toTitles((await late).items)).toEqual(['New'])
    ends[0]?.(['Old'])
    expect(toTitles((await early).items)).toEqual(['New'])
    expect(toTitles(site.getKnownPosts())).toEqual(['New'])
  })
})
