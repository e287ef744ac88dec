import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnv } from '../env.ts'
import { routes } from '../routes.ts'
import { isDecodable, watchRequests } from './watch-requests.ts'

describe('what every answer goes through', () => {
  let server: http.Server
  let seen: { url?: string | undefined; forwardedFor?: unknown } = {}

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    watchRequests(readEnv({ SITE_URL: 'https://site.example' }))
    server = http.createServer((request, response) => {
      seen = { url: request.url, forwardedFor: request.headers['x-forwarded-for'] }
      if (request.url === '/page') response.setHeader('content-security-policy', "default-src 'self'")
      if (request.url === '/old') response.appendHeader('location', '/new').appendHeader('location', '/new')
      response.end('ok')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<http.IncomingMessage>((resolve, reject) =>
      http
        .get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers }, (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer))
        })
        .on('error', reject),
    )

  it('brings the security headers, and a strict policy where the answer has none', async () => {
    const { headers } = await get('/file')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('leaves a page its own policy', async () => {
    expect((await get('/page')).headers['content-security-policy']).toBe("default-src 'self'")
  })

  it('names the target of a redirect once', async () => {
    expect((await get('/old')).headers.location).toBe('/new')
    expect((await get('/old')).rawHeaders.filter((header) => header.toLowerCase() === 'location')).toHaveLength(1)
  })

  it('sends a path with a broken escape to the page that says so', async () => {
    await get('/job-apply/%E0%A4%A')
    expect(seen.url).toBe(routes.badRequest)
  })

  it('does not believe an address that the visitor wrote', async () => {
    await get('/', { 'x-forwarded-for': '203.0.113.9' })
    expect(seen.forwardedFor).toBeUndefined()
  })

  it('tells decodable paths from broken ones', () => {
    expect(isDecodable('/a%20b?x=%E0%A4%A')).toBe(true)
    expect(isDecodable('/%')).toBe(false)
  })
})
