import { createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { PostSummary } from '../../backend/contract.ts'
import { createEmbeddedBackend } from '../../backend/embedded/index.ts'
import { getPostSummaries } from '../../backend/embedded/read-content.ts'
import { startServer } from '../../backend/testing.ts'
import type { Database } from '../../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { listOpen, measure } from '../../delivery/deliveries.ts'
import { readEnv } from '../../env.ts'
import { encryptJobId } from '../../jobs/job-link.ts'
import { createIndexing } from './deliver-indexing.ts'
import { listIndexedPages } from './indexed-pages.ts'

afterAll(stopPostgres)

const SITE = 'https://site.example'
const KEY = 'a-key-for-tests'
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Everything but the date. */
const NOT_FAKED = [
  'nextTick',
  'setImmediate',
  'setTimeout',
  'setInterval',
  'clearImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const

type Call = { path: string; headers: IncomingMessage['headers']; body: string }

describe.each(engines)('search engines, on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  let service: Awaited<ReturnType<typeof startServer>>
  let calls: Call[]
  let statuses: Record<string, number>
  let run: () => Promise<void>

  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      JOB_LINK_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-indexing-'))
    url = await createDatabase(engine, dataDir)
    calls = []
    statuses = {}
    service = await startServer(async (request: IncomingMessage, response: ServerResponse) => {
      const at = request.url ?? ''
      calls.push({ path: at, headers: request.headers, body: await text(request) })
      response.statusCode = statuses[at] ?? 200
      response.end(at === '/token' ? JSON.stringify({ access_token: 'ticket', expires_in: 3_600 }) : '{}')
    })
    const file = path.join(dataDir, 'account.json')
    await writeFile(
      file,
      JSON.stringify({
        client_email: 'site@account.example',
        private_key: privateKey,
        token_uri: `${service.url}/token`,
      }),
    )
    backend = createEmbeddedBackend(dataDir, { url })
    const env = readEnv({
      SITE_URL: SITE,
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: `${service.url}/indexnow`,
      GOOGLE_INDEXING_FILE: file,
      GOOGLE_INDEXING_URL: `${service.url}/publish`,
    })
    run = createIndexing(backend, env) ?? (() => Promise.reject(new Error('off')))
    await run()
  })
  afterEach(async () => {
    jest.useRealTimers()
    await backend.close()
    await service.stop()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const getUrls = () =>
    calls
      .filter(({ path }) => path === '/indexnow')
      .map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList)
  const makeDue = () => use((db) => db.updateTable('deliveries').set({ nextAt: '2020' }).execute())
  const rename = (title: string) =>
    use(async (db) => {
      const job = await db.selectFrom('jobs').select('id').orderBy('id').executeTakeFirstOrThrow()
      await db.updateTable('jobs').set({ title }).where('id', '=', job.id).execute()
      return `${SITE}/job-apply/${encryptJobId(job.id)}`
    })

  it('are told nothing at first, and then only what changed, once', async () => {
    expect(calls).toEqual([])
    const address = await rename('Weaver')
    await rename('Spinner')
    await run()
    await run()
    expect(getUrls()).toEqual([[`${SITE}/careers`, address]])
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      host: 'site.example',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
    })
  })

  it('are told of a position that opened or closed, with a signed token that is kept', async () => {
    const address = await rename('Weaver')
    await run()
    await use((db) => db.updateTable('jobs').set({ closingDate: '2020-01-01' }).where('title', '=', 'Weaver').execute())
    await run()
    const published = calls.filter(({ path }) => path === '/publish')
    expect(published.map(({ body }) => JSON.parse(body))).toEqual([
      { url: address, type: 'URL_UPDATED' },
      { url: address, type: 'URL_DELETED' },
    ])
    expect(published[0]?.headers.authorization).toBe('Bearer ticket')
    const tokens = calls.filter(({ path }) => path === '/token')
    expect(tokens).toHaveLength(1)
    const assertion = new URLSearchParams(tokens[0]?.body).get('assertion') ?? ''
    const [head = '', claims = '', signature = ''] = assertion.split('.')
    expect(createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')).toBe(true)
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    expect(said).toMatchObject({ iss: 'site@account.example', aud: `${service.url}/token` })
    expect(Number(said.exp) - Number(said.iat)).toBe(3_600)
  })

  it('are told of a position that closes at the end of its day, without the posts being read each hour', async () => {
    await rename('Weaver')
    const today = new Date().toISOString().slice(0, 10)
    await use((db) => db.updateTable('jobs').set({ closingDate: today }).where('title', '=', 'Weaver').execute())
    await run()
    const reads = jest.spyOn(backend, 'use')
    const countReads = () => reads.mock.calls.filter(([, act]) => act === getPostSummaries).length
    const runAfter = async (hours: number) => {
      jest.useFakeTimers({ now: Date.now() + hours * 3_600_000, doNotFake: [...NOT_FAKED] })
      await run()
    }
    await runAfter(72)
    expect([
      countReads(),
      calls.filter(({ path }) => path === '/publish').map(({ body }) => JSON.parse(body).type),
    ]).toEqual([1, ['URL_UPDATED', 'URL_DELETED']])
    await runAfter(1)
    await runAfter(1)
    expect(countReads()).toBe(1)
  })

  it('are told again later when they do not answer, and not again when they refuse', async () => {
    statuses = { '/indexnow': 503, '/publish': 400 }
    await rename('Weaver')
    await run()
    expect((await use(listOpen)).map(({ kind, state, problem }) => [kind, state, problem]).toSorted()).toEqual([
      ['google', 'dead', 'HTTP 400'],
      ['indexnow', 'waiting', 'HTTP 503'],
    ])
    // They are not submissions that wait for the owner.
    expect(await use((db) => measure(db, 'submissions'))).toMatchObject({ waiting: 0, dead: 0 })
    statuses = {}
    await makeDue()
    await run()
    expect(getUrls()).toHaveLength(2)
    expect((await use(listOpen)).map(({ kind }) => kind)).toEqual(['google'])
  })

  it('are told later when the key of the account is damaged', async () => {
    const account = {
      client_email: 'site@account.example',
      private_key: privateKey.replace(/[A-Za-z0-9+/]{60}\n/, ''),
      token_uri: `${service.url}/token`,
    }
    await writeFile(path.join(dataDir, 'account.json'), JSON.stringify(account))
    await rename('Weaver')
    await run()
    expect((await use(listOpen)).map(({ kind, state, problem }) => [kind, state, problem])).toEqual([
      ['google', 'waiting', 'the key file of the service account is not readable'],
    ])
    expect(getUrls()).toHaveLength(1)
  })

  it('are told of a case study that changed, and of its list', async () => {
    await use(async (db) => {
      const { id, published } = await db.selectFrom('caseStudies').selectAll().orderBy('id').executeTakeFirstOrThrow()
      const changed = JSON.stringify({ ...JSON.parse(published ?? '{}'), title: 'Another title' })
      await db.updateTable('caseStudies').set({ published: changed }).where('id', '=', id).execute()
    })
    await run()
    expect(getUrls()).toEqual([
      expect.arrayContaining([`${SITE}/case-studies`, expect.stringContaining(`${SITE}/case-study-read/`)]),
    ])
  })

  it('are told of a post that is gone, and never of a draft', async () => {
    const gone = await use(async (db) => {
      const post = await db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow()
      await db.deleteFrom('posts').where('id', '=', post.id).execute()
      return post.id
    })
    await run()
    const [urls = []] = getUrls()
    expect(urls.filter((address) => address.includes('/blog-read/'))).toEqual([expect.stringContaining(gone.slice(-4))])
    expect(calls.filter(({ path }) => path === '/publish')).toEqual([])
  })
})

it('is off without settings for it', () => {
  expect(createIndexing({} as never, readEnv({}))).toBeNull()
  for (const key of ['short', 'with space in it', '../../secret'])
    expect(() => readEnv({ INDEXNOW_KEY: key })).toThrow('INDEXNOW_KEY')
})

it('leaves out posts that repeat the page of another site, as the sitemap does', () => {
  const toPost = (id: string, canonical: string) => ({ id, title: id, canonical }) as PostSummary
  const posts = [toPost('own', ''), toPost('other', 'https://other.example/post')]
  const pages = listIndexedPages({ posts, jobs: [], studies: [], articles: [] }, SITE)
  expect(pages.filter(({ address }) => address.includes('/blog-read/'))).toEqual([
    expect.objectContaining({ address: expect.stringContaining('own') }),
  ])
})
