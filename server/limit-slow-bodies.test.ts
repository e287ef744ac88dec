/** @jest-environment node */
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../lib/log.ts'
import { createSlowBodyLimit } from './limit-slow-bodies.ts'

// Each tick counts as a second.
const TICK_MS = 20

let server: http.Server
let closed: boolean[] = []

beforeAll(async () => {
  jest.spyOn(log, 'warn').mockReturnValue(undefined)
  const limit = createSlowBodyLimit({ 'x-content-type-options': 'nosniff' }, { tickMs: TICK_MS })
  server = http.createServer((request, response) => {
    limit(request, response)
    request.on('close', () => closed.push(request.complete))
    // A handler that is busy with something else first.
    const read = () => request.on('end', () => response.end('taken')).resume()
    if (request.url === '/late') setTimeout(read, TICK_MS * 40)
    else read()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  closed = []
})

/** Sends a request's head, then chunks of the body; returns everything received until the server closed the connection. */
async function send(path: string, head: string, pieces: AsyncIterable<string>): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
    if (answer.endsWith('taken')) socket.end()
  })
  socket.on('error', () => undefined)
  const over = new Promise((resolve) => socket.on('close', resolve))
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n`)
  for await (const piece of pieces) if (socket.writable) socket.write(piece)
  await over
  return answer
}

async function* drip(count: number, piece: string) {
  for (let at = 0; at < count; at += 1) {
    yield piece
    await sleep(TICK_MS)
  }
}

it.each(['content-length: 5000000', 'transfer-encoding: chunked'])(
  'answers 408 to a sender of one byte a second (%s), in words, and lets go of everything',
  async (head) => {
    const answer = await send('/', head, drip(40, head.startsWith('t') ? '1\r\na\r\n' : 'a'))
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*x-content-type-options: nosniff/s)
    expect(answer).toContain('Your connection was too slow')
    await sleep(TICK_MS)
    expect(closed).toEqual([false])
  },
)

it('answers a silent sender too, and a browser without scripts with a page', async () => {
  const answer = await send('/', 'accept: text/html\r\ncontent-length: 9', drip(0, ''))
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*text\/html.*<h1>Too slow/s)
})

it('lets a slow connection finish that sends at least 4 kB a second', async () => {
  const answer = await send('/', `content-length: ${30 * 6_000}`, drip(30, 'a'.repeat(6_000)))
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*taken$/s)
})

it('lets a fast one pause, and does not count the time in which we do not read', async () => {
  const paused = async function* () {
    yield 'a'.repeat(200_000)
    await sleep(TICK_MS * 20)
    yield 'a'
  }
  expect(await send('/', 'content-length: 200001', paused())).toMatch(/taken$/)
  expect(await send('/late', 'content-length: 5', drip(1, 'aaaaa'))).toMatch(/taken$/)
})
