/** @jest-environment node */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tooMany } from '../../content/too-many.ts'
import { routes } from '../routes.ts'
import { COSTLY_PER_WINDOW } from './cache-miss-counter.ts'
import { createCacheMissLimit } from './limit-cache-misses.ts'

const max = COSTLY_PER_WINDOW.page.each

describe('pages that may not exist', () => {
  let server: http.Server
  let base: string

  beforeAll(async () => {
    const limitCacheMisses = createCacheMissLimit('no build')
    server = http.createServer(async (request, response) => {
      if (await limitCacheMisses(request, response)) return
      response.statusCode = request.url?.startsWith('/no') ? 404 : 200
      response.end('answered')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const askMany = (count: number, toPath: (i: number) => string, from: string) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const answer = await fetch(base + toPath(i), { headers: { 'x-forwarded-for': from } })
        return { status: answer.status, headers: answer.headers, body: await answer.text() }
      }),
    )

  it('are refused in words once an address asked for too many, also all at once', async () => {
    const answers = await askMany(max + 20, (i) => `/no-${i}`, '198.51.100.1')
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    expect(refused[0]?.body).toContain(tooMany.title)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await askMany(1, () => '/no', '198.51.100.2'))[0]?.status).toBe(404)
  })

  it('do not concern readers of existing pages, however many they read', async () => {
    for (let i = 0; i < max + 10; i += 1)
      expect((await askMany(1, () => `/page-${i}`, '198.51.100.3'))[0]?.status).toBe(200)
  })

  it('keep nobody from what was answered before', async () => {
    await askMany(1, () => '/known', '198.51.100.2')
    await askMany(max + 1, (i) => `/no-${i}`, '198.51.100.1')
    expect((await askMany(1, () => '/no', '198.51.100.1'))[0]?.status).toBe(429)
    for (const path of ['/known', '/_next/static/a.js', '/healthz', '/api/contact'])
      expect([path, (await askMany(1, () => path, '198.51.100.1'))[0]?.status]).toEqual([path, 200])
  })

  it('count each search that is answered as a page', async () => {
    const answers = await askMany(max + 1, (i) => `/blog/search/${i}`, '198.51.100.5')
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('count each visit of a page for one person', async () => {
    const answers = await askMany(COSTLY_PER_WINDOW.personal.each + 1, () => routes.application('y'), '198.51.100.6')
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await askMany(1, () => routes.application('y'), '198.51.100.7'))[0]?.status).toBe(200)
  })

  it('leave receipts and personal pages open, even when the limit for all visitors is used up', async () => {
    for (const from of ['198.51.100.11', '198.51.100.12', '198.51.100.13']) await askMany(max, (i) => `/no-${i}`, from)
    const ask = async (path: string) => (await askMany(1, () => path, '198.51.100.14'))[0]?.status
    expect(await ask('/no-other')).toBe(429)
    for (const path of [
      routes.contactSent('NK-1'),
      '/job-apply/x/submitted',
      routes.application('x'),
      routes.newsletterConfirm('x'),
    ])
      expect([path, await ask(path)]).toEqual([path, 200])
  })
})
