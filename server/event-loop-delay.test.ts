/** @jest-environment node */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../lib/log.ts'
import { trackRequest, watchEventLoopDelay } from './event-loop-delay.ts'

function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('a process whose event loop is blocked', () => {
  const lines: Record<string, unknown>[] = []
  let server: http.Server
  let stop: () => void

  beforeAll(async () => {
    jest.spyOn(log, 'warn').mockImplementation((event, fields) => void lines.push({ event, ...fields }))
    server = http.createServer((request, response) => {
      response.once('close', trackRequest(request, request.url?.split('?', 1)[0] ?? ''))
      block(request.url?.startsWith('/slow') ? 2_000 : 0)
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // Long enough for a busy machine that runs other tests beside this one.
    stop = watchEventLoopDelay({ longestMs: 1_500, everyMs: 100 })
  })
  afterAll(() => {
    stop()
    jest.restoreAllMocks()
    return new Promise((resolve) => server.close(resolve))
  })

  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

  it('says so in one line, with the requests that ran and nothing of their queries', async () => {
    await get('/fast')
    // Between two checks, not at the moment of one.
    await sleep(350)
    await get('/slow?email=amina@mail.example')
    await sleep(500)
    const delays = lines.filter(({ event }) => event === 'event loop delayed')
    expect(delays).toHaveLength(1)
    expect(delays[0]).toMatchObject({ requests: expect.stringMatching(/^GET \/slow \(\d+ ms/) })
    expect(delays[0]?.ms).toBeGreaterThan(1_500)
    expect(JSON.stringify(delays)).not.toMatch(/amina|fast/)
  })

  it('says nothing while the loop runs freely', async () => {
    lines.length = 0
    await get('/fast')
    await sleep(300)
    expect(lines.filter(({ event }) => event === 'event loop delayed')).toEqual([])
  })
})
