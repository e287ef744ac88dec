import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { BackendError } from './contract.ts'
import { createReads } from './fallback-reads.ts'
import { createHttpBackend } from './http/index.ts'
import { respond, sampleMessage, startServer } from './testing.ts'

// The test waits for several timeouts, one after another.
let stop = async () => undefined as unknown
afterEach(() => stop())

const MB = 1024 * 1024
const good = JSON.stringify({ statusCode: 200, data: { content: [{ id: 1, title: 'Kept' }] } })
const connect = (url: string) => createHttpBackend({ url, timeoutMs: 500, retryDelaysMs: [5, 5, 5] })
const getCode = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: BackendError) => (error instanceof BackendError ? error.code : error),
  )

async function startListener(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await startServer(listener)
  stop = server.stop
  return server.url
}

/** Starts a server below HTTP, which may write bytes that are not HTTP. */
async function startSocket(onRequest: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => onRequest(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'

const lies: [string, (socket: Socket) => void, string][] = [
  ['announces more than it sends', (socket) => socket.end(`${head}Content-Length: 9999\r\n\r\n${good}`), 'unreachable'],
  ['announces less than it sends', (socket) => socket.end(`${head}Content-Length: 9\r\n\r\n${good}`), 'unreadable'],
  [
    'sends broken chunks',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${good}`),
    'unreachable',
  ],
  [
    'stops between two chunks',
    (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
    'unreachable',
  ],
  ['speaks no HTTP', (socket) => socket.end('220 mail.example ESMTP\r\n'), 'unreachable'],
  ['closes without a word', (socket) => socket.end(), 'unreachable'],
  ['answers nothing but headers', (socket) => void sendEndlessly(socket, `${head}`, 'X-More: 1\r\n'), 'unreachable'],
  ['drips', (socket) => void drip(socket), 'timeout'],
  [
    'says it is gzip when it is not',
    (socket) => socket.end(`${head}Content-Encoding: gzip\r\n\r\n${good}`),
    'unreachable',
  ],
]

async function drip(socket: Socket) {
  socket.write(`${head}\r\n`)
  for (const character of good.repeat(100)) {
    if (socket.destroyed) return
    socket.write(character)
    await sleep(20)
  }
}

async function sendEndlessly(socket: Socket, start: string, more: string) {
  socket.write(start)
  while (!socket.destroyed) {
    socket.write(more.repeat(100))
    await sleep(1)
  }
}

it.each(lies)('calls a backend that %s what it is, within the time-out', async (_, listener, code) => {
  const backend = connect(await startSocket(listener))
  expect(await getCode(backend.getJobs())).toBe(code)
  expect(await getCode(backend.sendContact(sampleMessage, {}))).toBe(code)
})

it('does not unpack a small answer into a large one', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * MB))
  expect(bomb.length).toBeLessThan(MB)
  const url = await startListener((_, response) => respond(response, 200, bomb, { 'content-encoding': 'gzip' }))
  const before = process.memoryUsage().rss
  const backend = createHttpBackend({ url, timeoutMs: 10_000, retryDelaysMs: [] })
  expect(await getCode(backend.getPost('1'))).toBe('unreadable')
  expect(await getCode(backend.sendContact(sampleMessage, {}))).toBe('unreadable')
  expect(process.memoryUsage().rss - before).toBeLessThan(80 * MB)
})

it('gives up on a read that is sent in circles', async () => {
  const url = await startListener((request, response) => respond(response, 302, '', { location: request.url ?? '' }))
  expect(await getCode(connect(url).getJobs())).toBe('unreachable')
})

it.each(['file:///etc/hostname', 'http://', 'javascript:1'])('does not follow a read to %s', async (location) => {
  const url = await startListener((_, response) => respond(response, 302, '', { location }))
  expect(await getCode(connect(url).getJobs())).toBe('unreachable')
})

it('drops a post whose text is nested too deep to be written down, and keeps the others', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const content = `[{"id":1,"title":"Kept"},{"id":2,"title":"Deep","description":{"ops":${deep}}}]`
  const url = await startListener((_, response) => response.end(`{"statusCode":200,"data":{"content":${content}}}`))
  const posts = await connect(url).getPosts()
  expect(posts.map(({ id, description }) => [id, description])).toEqual([
    ['1', ''],
    ['2', ''],
  ])
})

it('keeps the last good list through every lie, and shows the new one within seconds of the truth', async () => {
  let lie: ((socket: Socket) => void) | null = null
  const tell = (socket: Socket) => socket.end(`${head}Content-Length: ${good.length}\r\n\r\n${good}`)
  const reads = createReads(connect(await startSocket((socket) => (lie ?? tell)(socket))), null)
  expect((await reads.getJobs()).isFresh).toBe(true)
  for (const [, listener] of lies) {
    lie = listener
    expect(await reads.getJobs()).toMatchObject({ items: [{ title: 'Kept' }], isFresh: false })
  }
  lie = null
  await sleep(2_100)
  expect(await reads.getJobs()).toMatchObject({ items: [{ title: 'Kept' }], isFresh: true })
})
