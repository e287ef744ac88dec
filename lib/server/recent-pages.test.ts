import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { compressAnswer } from './compress-answers.ts'
import { answerRecentPages, forgetPages, RECENT_MS } from './recent-pages.ts'

describe('a page that was answered a moment ago', () => {
  let asked = 0
  const server = http.createServer((request, response) => {
    asked += 1
    response.setHeader('content-type', 'text/html')
    response.setHeader('x-nextjs-cache', 'MISS')
    if (request.url === '/mine') response.setHeader('cache-control', 'private, no-store')
    if (request.url === '/missing') response.statusCode = 404
    response.end(`<p>Answer ${asked}`)
  })
  const watch = (message: unknown) => {
    const { request, response } = message as { request: http.IncomingMessage; response: http.ServerResponse }
    response.setHeader('x-request-id', String(Math.random()))
    if (request.headers['user-agent'] === 'filtered') response.setHeader('x-robots-tag', 'noindex')
    compressAnswer(request, response)
    answerRecentPages(server)
  }
  beforeAll(() => {
    subscribe('http.server.request.start', watch)
    return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    unsubscribe('http.server.request.start', watch)
    return new Promise((resolve) => server.close(resolve))
  })
  beforeEach(async () => {
    forgetPages()
    asked = 0
  })

  const get = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it('is answered again, under an id of its own, without asking', async () => {
    const [first, second] = [await get('/'), await get('/')]
    expect([second.text, second.headers.get('x-nextjs-cache'), asked]).toEqual([first.text, 'HIT', 1])
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    const known = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([known.status, asked]).toEqual([304, 1])
  })

  it('is for search results or not as each address says', async () => {
    const filtered = { headers: { 'user-agent': 'filtered' } }
    const tags = [await get('/', filtered), await get('/'), await get('/', filtered)].map(({ headers }) =>
      headers.get('x-robots-tag'),
    )
    expect([tags, asked]).toEqual([['noindex', null, 'noindex'], 1])
  })

  it('is asked for anew a moment later, and after something was sent', async () => {
    await get('/')
    await sleep(RECENT_MS + 50)
    expect((await get('/')).text).toBe('<p>Answer 2')
    forgetPages()
    expect((await get('/')).text).toBe('<p>Answer 3')
  })

  it.each(['/mine', '/missing', '/?q=a'])('is always asked for where it is not for everybody: %s', async (path) => {
    await get(path)
    await get(path)
    expect(asked).toBe(2)
  })

  it('never answers another verb', async () => {
    await get('/')
    await get('/', { method: 'POST' })
    expect(asked).toBe(2)
  })
})
