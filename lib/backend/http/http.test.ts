import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { BackendError } from '../contract.ts'
import { respond, sampleMessage, startServer } from '../testing.ts'
import { createHttpBackend } from './index.ts'

let stop = async () => undefined as unknown
afterEach(() => stop())

async function startBackend(listener: RequestListener, timeoutMs = 10_000) {
  let calls = 0
  const server = await startServer((request, response) => {
    calls += 1
    listener(request, response)
  })
  stop = server.stop
  const backend = createHttpBackend({ url: server.url, timeoutMs, retryDelaysMs: [5, 5, 5] })
  return { backend, getCalls: () => calls }
}

const answer = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  respond(response, status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
const getError = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: BackendError) => error,
  )

const lies: [string, RequestListener, string][] = [
  ['hangs', () => undefined, 'timeout'],
  ['stops in the middle of its answer', (_, response) => void response.write('{"data":'), 'timeout'],
  ['resets the connection', (request) => void request.socket.destroy(), 'unreachable'],
  ['answers 500', (_, response) => answer(response, 500, { message: 'select * from users where password' }), 'failed'],
  [
    'answers 500 inside a 200',
    (_, response) => answer(response, 200, { statusCode: 500, message: 'secret' }),
    'failed',
  ],
  ['answers a page of HTML', (_, response) => void response.end('<h1>Welcome</h1>'), 'unreadable'],
  ['answers broken JSON', (_, response) => void response.end('{"data":{'), 'unreadable'],
  ['answers another shape', (_, response) => answer(response, 200, { statusCode: 200, items: [] }), 'unreadable'],
  ['asks to come back later', (_, response) => answer(response, 429, {}, { 'retry-after': '7' }), 'busy'],
]

it.each(lies)('reads a list four times and then gives up on a backend that %s', async (_, listener, code) => {
  const { backend, getCalls } = await startBackend(listener, code === 'timeout' ? 300 : 10_000)
  expect(await getError(backend.getPosts())).toMatchObject({ code })
  expect(getCalls()).toBe(4)
})

const submissionLies = lies.filter(([name]) => name !== 'answers another shape')

it.each(submissionLies)('sends a submission once to a backend that %s', async (_, listener, code) => {
  const { backend, getCalls } = await startBackend(listener, code === 'timeout' ? 300 : 10_000)
  const error = await getError(backend.sendContact(sampleMessage, {}))
  expect(error).toMatchObject({ code, reason: null })
  expect(`${error?.message}`).not.toMatch(/secret|password/)
  expect(getCalls()).toBe(1)
})

it('recovers within a read when the backend does', async () => {
  let calls = 0
  const { backend } = await startBackend((_, response) => {
    calls += 1
    answer(response, calls < 3 ? 503 : 200, { statusCode: calls < 3 ? 503 : 200, data: { content: [] } })
  })
  expect(await backend.getJobs()).toEqual([])
})

it('follows redirects within its own origin, a few, and to no other', async () => {
  const elsewhere = jest.fn()
  const other = await startServer((_, response) => {
    elsewhere()
    answer(response, 200, { data: [] })
  })
  const { backend } = await startBackend((request, response) => {
    const { url = '' } = request
    if (url.endsWith('getAllBlog')) answer(response, 302, {}, { location: '/moved' })
    else if (url === '/moved') answer(response, 200, { data: [{ id: 1, title: 'Here' }] })
    else answer(response, 302, {}, { location: url.includes('job') ? other.url : url })
  })
  expect(await backend.getPosts()).toMatchObject([{ title: 'Here' }])
  expect(await getError(backend.getJobs())).toMatchObject({ code: 'unreachable' })
  expect(elsewhere).not.toHaveBeenCalled()
  await other.stop()
})

it('takes 404 for an item that does not exist, however long the page is that says so', async () => {
  const { backend } = await startBackend((_, response) => {
    response.writeHead(404).end('<p>'.repeat(500_000))
  })
  expect(await backend.getPost('x')).toBeNull()
})

it.each([
  ['a million empty lists', '[],', 1_000_000],
  ['more members than a list may have', '{"name":"a"},', 10_000],
  ['numbers alone', '1,', 1_000_000],
])('gives up on %s, compressed to a few kilobytes', async (_, part, times) => {
  const { backend } = await startBackend((_request, response) => {
    response.setHeader('content-encoding', 'gzip')
    const zip = createGzip({ level: 1 })
    zip.pipe(response)
    zip.write('{"data":[')
    const block = part.repeat(10_000)
    let left = times / 10_000
    const write = () => {
      for (; left > 0; left -= 1) if (!zip.write(block)) return void zip.once('drain', write)
      zip.end('{"name":"b"}]}')
    }
    write()
    response.on('close', () => zip.destroy())
  })
  expect(await getError(backend.getPosts())).toMatchObject({ code: 'unreadable' })
})

it('stops reading an answer that does not end', async () => {
  const { backend } = await startBackend((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, 0x20)
    const write = () => {
      while (response.writable && response.write(chunk));
    }
    response.on('drain', write)
    write()
  }, 20_000)
  expect(await getError(backend.sendContact(sampleMessage, {}))).toMatchObject({ code: 'unreadable' })
})

it('works with a timeout that is longer than all attempts may take together', async () => {
  const { backend } = await startBackend((_, response) => answer(response, 200, { statusCode: 200, data: [] }), 120_000)
  expect(await backend.getPosts()).toEqual([])
  expect(await backend.sendContact(sampleMessage, {})).toMatchObject({ message: 'Your message has been sent.' })
})

it.each([404, 410])('takes %i for an item that does not exist, also inside a 200', async (status) => {
  const { backend, getCalls } = await startBackend((request, response) =>
    answer(response, request.url?.endsWith('inside') ? 200 : status, { statusCode: status }),
  )
  expect(await backend.getPost('x')).toBeNull()
  expect(await backend.getJob('inside')).toBeNull()
  expect(getCalls()).toBe(2)
})

it.each([
  [400, 'refused'],
  [401, 'failed'],
  [403, 'failed'],
  [422, 'refused'],
])('does not take %i, which a firewall may answer, for an item that does not exist', async (status, code) => {
  const { backend } = await startBackend((_, response) => answer(response, status, { statusCode: status }))
  expect(await getError(backend.getPost('x'))).toMatchObject({ code })
  expect(await getError(backend.getJob('x'))).toMatchObject({ code })
})

it('waits for one item no longer than one call may take, whatever the backend does', async () => {
  const { backend, getCalls } = await startBackend(() => undefined, 300)
  expect(await getError(backend.getPost('x'))).toMatchObject({ code: 'timeout' })
  // One attempt instead of four.
  expect(getCalls()).toBe(1)
})

it('asks for an id exactly as it is', async () => {
  const paths: string[] = []
  const { backend } = await startBackend((request, response) => {
    paths.push(decodeURIComponent(request.url ?? ''))
    answer(response, 404, {})
  })
  const ids = ['a b?c#d', 'প্রথম', '50%', 'a/b', '/', 'a\\b']
  for (const id of ids) await backend.getPost(id)
  for (const id of ['a/../b', '..', './a', '..\\a']) await backend.getPost(id)
  expect(paths).toEqual(ids.map((id) => `/api/v1/blog/singleBlog/${id}`))
})

it('forwards cookies and the idempotency key with a submission, and none with a read', async () => {
  const seen: IncomingMessage[] = []
  const bodies: string[] = []
  const { backend } = await startBackend(async (request, response) => {
    seen.push(request)
    bodies.push(await text(request))
    answer(response, 200, { statusCode: 200, message: 'Sent.', data: { content: [] } })
  })
  const receipt = await backend.sendContact(sampleMessage, { cookie: 'session=1', idempotencyKey: 'key-1' })
  await backend.getPosts()
  expect(receipt).toEqual({ message: 'Sent.', reference: null })
  expect(seen[0]?.headers).toMatchObject({ cookie: 'session=1', 'idempotency-key': 'key-1' })
  expect(JSON.parse(bodies[0] ?? '')).toEqual(sampleMessage)
  expect(seen[1]?.headers.cookie).toBeUndefined()
})

it('counts a submission as accepted only if the body says 200', async () => {
  const { backend } = await startBackend((_, response) => answer(response, 200, { message: 'fine' }))
  expect(await getError(backend.sendContact(sampleMessage, {}))).toMatchObject({ code: 'unreadable' })
})

it.each([
  [422, { message: 'Say more.', data: { fields: { message: 'is short' } } }, 'refused', 'Say more.'],
  [413, {}, 'refused', null],
  [409, { message: 'again' }, 'conflict', null],
  [401, { message: 'token abc' }, 'failed', null],
  [302, {}, 'failed', null],
])('reads status %i of a submission as what it means', async (status, body, code, reason) => {
  const headers = status === 302 ? { location: 'http://127.0.0.1:1/' } : {}
  const { backend } = await startBackend((_, response) =>
    answer(response, status, { ...body, statusCode: status }, headers),
  )
  expect(await getError(backend.sendContact(sampleMessage, {}))).toMatchObject({ code, reason })
})

it.each([404, 405])('says that a backend answering %i takes no subscriptions', async (status) => {
  const { backend } = await startBackend((_, response) => answer(response, status, {}))
  expect(await getError(backend.subscribe('a@mail.example', {}))).toMatchObject({ code: 'unsupported' })
})

it('sends a submission again only where nobody was listening', async () => {
  const { backend, getCalls } = await startBackend(() => undefined)
  await stop()
  stop = async () => undefined
  const started = performance.now()
  expect(await getError(backend.sendContact(sampleMessage, {}))).toMatchObject({ code: 'unreachable' })
  expect(performance.now() - started).toBeGreaterThan(14)
  expect(getCalls()).toBe(0)
})
