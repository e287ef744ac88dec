import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorPage } from '../content/error-pages.ts'
import { openTestDatabase } from '../lib/db/testing-database.ts'
import { readEnv } from '../lib/env.ts'
import { log } from '../lib/log.ts'
import { saveRedirect } from '../lib/redirects/redirects.ts'
import { loadRedirects } from '../lib/redirects/served-redirects.ts'
import { routes } from '../lib/routes.ts'
import { DEFAULT_HEADERS, toDefaultHeaders } from '../lib/security/default-headers.ts'
import { createSiteServer } from './create-server.ts'
import { openKeptAssets } from './kept-assets.ts'
import { isTaken, toServedUrl } from './normalize-request.ts'
import { createMissingRefusal } from './refuse-missing.ts'
import { resolveAddress } from './resolve-path.ts'

describe('what every answer goes through', () => {
  const lines: Record<string, unknown>[] = []
  let server: http.Server
  let seen: Pick<Partial<http.IncomingMessage>, 'url' | 'method' | 'headers'> = {}

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0)
    const handleWithNext = async (request: http.IncomingMessage, response: http.ServerResponse) => {
      seen = { url: request.url, method: request.method, headers: request.headers }
      if (request.url === '/slow') {
        setTimeout(() => {
          log.warn('amid')
          response.end()
        }, 20)
        return
      }
      if (/^\/(?:_next\/static\/)?broken/.test(request.url ?? '')) {
        response.statusCode = 500
        response.setHeader('content-type', request.url === '/broken' ? 'text/html; charset=utf-8' : 'application/json')
        response.setHeader('content-length', 1).setHeader('link', '</a.js>')
        return void response.end('x')
      }
      if (request.url === '/page') response.setHeader('content-security-policy', "default-src 'self'")
      if (request.url === '/old') response.appendHeader('location', '/new').appendHeader('location', '/new')
      if (request.url === '/page') response.setHeader('vary', 'rsc, next-router-state-tree, Accept-Encoding')
      if (request.url === '/known') response.setHeader('vary', 'rsc').statusCode = 304
      if (request.url === '/linked') response.appendHeader('link', '</a>').appendHeader('link', '</a>')
      if (request.url === '/ranged') response.setHeader('accept-ranges', 'bytes')
      if (request.url === '/html') response.setHeader('content-type', 'text/html')
      if (request.url === '/refused') response.setHeader('allow', ['GET', 'HEAD']).statusCode = 405
      if (request.url === '/moved') response.setHeader('refresh', '0;url=/new').statusCode = 308
      if (request.method === 'POST') response.statusCode = 405
      response.end('ok')
    }
    const env = readEnv({ SITE_URL: 'https://site.example', INDEXNOW_KEY: 'a-key-for-tests' })
    server = createSiteServer({ env, root: process.cwd(), isDev: false, handleWithNext })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<http.IncomingMessage>((resolve, reject) =>
      http
        .request(
          { port: (server.address() as AddressInfo).port, host: '127.0.0.1', method, path, headers },
          (answer) => {
            answer.resume()
            answer.on('end', () => resolve(answer))
          },
        )
        .on('error', reject)
        .end(),
    )
  const get = (path: string, headers?: Record<string, string>) => ask('GET', path, headers)

  const talk = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (part) => {
        answer += part
      })
      socket.on('close', () => resolve(answer))
    })

  it('brings the security headers, and a strict policy where the answer has none', async () => {
    const { headers } = await get('/file')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(headers['content-security-policy']).toContain(`${directive} 'none'`)
    }
    expect(headers['x-request-id']).toMatch(/^[\w-]{16}$/)
  })

  it('shows search engines the key of the site, and only at its own address', async () => {
    const { headers } = await get('/a-key-for-tests.txt')
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ])
    expect((await get('/a-key-for-test.txt')).headers['content-type']).toBeUndefined()
  })

  it('answers the health check under the name that ONCE knows', async () => {
    await get('/up')
    expect(seen.url).toBe(routes.health)
    await get('/up/')
    await get('/upper')
    expect(seen.url).not.toBe(routes.health)
  })

  it('leaves a page its own policy', async () => {
    expect((await get('/page')).headers['content-security-policy']).toBe("default-src 'self'")
  })

  it('names the target of a redirect once', async () => {
    expect((await get('/old')).headers.location).toBe('/new')
    expect((await get('/old')).rawHeaders.filter((header) => header.toLowerCase() === 'location')).toHaveLength(1)
  })

  it('leads the Markdown of a renamed page to that of its new address', async () => {
    const { db, close } = await openTestDatabase('SQLite')
    await saveRedirect(db, { path: '/journal-read/first-name', target: '/journal-read/second-name' })
    await saveRedirect(db, { path: '/old.md', target: '/about' })
    await loadRedirects(db)
    const follow = async (path: string) => {
      const { statusCode, headers } = await get(path)
      return [statusCode, headers.location]
    }
    expect(await follow('/journal-read/first-name.md?a=b')).toEqual([308, '/journal-read/second-name.md?a=b'])
    expect(await follow('/journal-read/first-name')).toEqual([308, '/journal-read/second-name'])
    expect(await follow('/old.md')).toEqual([308, '/about'])
    await db.deleteFrom('redirects').execute()
    await loadRedirects(db)
    await close()
  })

  it('says in words that a page broke, and under which number the log has it', async () => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/broken`)
    const html = await response.text()
    expect([response.status, response.headers.get('link')]).toEqual([500, null])
    expect(html).toContain(errorPage.title)
    expect(html).toContain(response.headers.get('x-request-id'))
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
    const data = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/broken.json`)
    expect(await data.text()).toBe('x')
  })

  it('logs a file of the build only where it could not be sent', async () => {
    const broken = 'broken-files'
    const count = () => lines.filter(({ path }) => String(path).startsWith('/_next/static/')).length
    await get('/_next/static/chunks/a.js')
    expect(count()).toBe(0)
    await get(`/_next/static/${broken}.js`)
    expect(lines.at(-1)).toMatchObject({ event: 'request', path: `/_next/static/${broken}.js`, status: 500 })
  })

  it('names every verb that is taken, and each file that is fetched ahead once', async () => {
    expect((await get('/refused')).headers.allow).toBe('GET, HEAD')
    expect((await get('/linked')).headers.link).toBe('</a>')
  })

  it('says that an answer differs by its encoding, also to clients that have it already, and by no other header', async () => {
    expect((await get('/page')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/known')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/file')).headers.vary).toBeUndefined()
  })

  it('sends a path with a broken escape to the page that says so', async () => {
    await get('/job-apply/%E0%A4%A')
    expect(seen.url).toBe(routes.badRequest)
  })

  it('does not believe an address that the visitor wrote', async () => {
    await get('/', { 'x-forwarded-for': '203.0.113.9' })
    expect(seen.headers?.['x-forwarded-for']).toBeUndefined()
  })

  it('asks for files as a whole, and never for a page of the framework’s own', async () => {
    await get('/file', { range: 'bytes=9-' })
    expect(seen.headers?.range).toBeUndefined()
    expect(toServedUrl('/_global-error?x')).toBe('/404?x')
    expect(toServedUrl('/_global-errors')).toBe('/_global-errors')
    expect(toServedUrl('/services/cloud.rsc?x')).toBe('/404?x')
    expect(toServedUrl('/services/cloud?x=a.rsc')).toBe('/services/cloud?x=a.rsc')
  })

  it('takes the path of a whole address with its host, and nothing else that is no path', async () => {
    await get('http://other.example/job-apply/x/submitted?x=1')
    expect([seen.url, seen.headers?.host]).toEqual(['/job-apply/x/submitted?x=1', 'other.example'])
    for (const target of ['*', `/?${'x'.repeat(4_000)}`]) {
      await get(target)
      expect([target, seen.url]).toEqual([target, routes.badRequest])
    }
  })

  it.each([
    ['/api/./studio/people', '/api/studio/people'],
    ['/x/../api/studio/people', '/api/studio/people'],
    ['/x/%2e%2E/api/studio/people', '/api/studio/people'],
    ['/x/.%2e/api/studio/people', '/api/studio/people'],
    ['/x\\..\\api\\studio\\people', '/api/studio/people'],
    ['/%61pi/s%74udio/people', '/api/studio/people'],
    ['//api//studio///people/', '/api/studio/people'],
    ['/../../studio/./applications/.?a=/../b', '/studio/applications?a=/../b'],
    ['//evil.example/%2e%2e/about', '/about'],
    ['/journal%20', '/journal'],
    ['/journal/%20%C2%A0?a', '/journal?a'],
    ['/%E0%A6%95/\u00e0\u00a6\u0095', '/%E0%A6%95/%e0%a6%95'],
    ['/_global-error%2F', '/_global-error%2F'],
    ['/a%2F..%5C%252e%252e', '/a%2F..%5C%252e%252e'],
    ['/', '/'],
    ['/..', '/'],
    ['/%2', null],
    ['/%E0%A4%A', null],
  ])('resolves %s once, to %s', (address, resolved) => {
    expect(resolveAddress(address)).toBe(resolved)
    if (resolved) expect(resolveAddress(resolved)).toBe(resolved)
  })

  it('redirects every other spelling of an address, and lets nobody behind it see one', async () => {
    for (const spelling of [
      '/x/../file?a=b',
      '/%66ile?a=b',
      '//file/?a=b',
      '/file%20?a=b',
      'http://127.0.0.1/./file?a=b',
    ]) {
      const { statusCode, headers } = await get(spelling)
      expect([spelling, statusCode, headers.location]).toEqual([spelling, 308, '/file?a=b'])
    }
    expect((await get('//About//?a')).headers.location).toBe('/about?a')
  })

  it('repairs a job link whose slashes were decoded on the way', async () => {
    const { statusCode, headers } = await get('/job-apply/U2FsdGVkX1/a//b+c=/submitted?ref=NK-1')
    expect([statusCode, headers.location]).toEqual([308, '/job-apply/U2FsdGVkX1_a__b+c=/submitted?ref=NK-1'])
    expect((await get('/job-apply/U2FsdGVkX1/../../studio')).headers.location).toBe(
      '/job-apply/U2FsdGVkX1_.._.._studio',
    )
  })

  it.each([
    ['TRACE', '/'],
    ['POST', routes.careers],
    ['PATCH', routes.companyProfile],
    ['POST', `${routes.api.contact}/more`],
  ])('refuses %s %s, which Next would answer with 500, and names what is taken', async (method, path) => {
    const answer = await ask(method, path, { 'content-type': 'multipart/form-data; boundary=b' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(seen.url).not.toBe(path)
  })

  it('refuses for a form what its handler cannot, and names what is taken', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH']) {
      const answer = await ask(method, `${routes.api.contact}?x`)
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'POST'])
    }
  })

  it('lets the handlers of forms see every verb they can refuse themselves', () => {
    for (const method of ['POST', 'PUT', 'OPTIONS']) expect(isTaken(method, routes.api.contact)).toBe(true)
  })

  it('keeps the framework’s preview cookies from it, which it would take back with a response for all visitors', async () => {
    await get('/file', { cookie: '__prerender_bypass=x; a=b; __next_preview_data=y; c__prerender_bypass=d' })
    expect(seen.headers?.cookie).toBe('a=b; c__prerender_bypass=d')
    await get('/file', { cookie: '__prerender_bypass=x' })
    expect(seen.headers).not.toHaveProperty('cookie')
  })

  it('shortens the name of a browser, which the framework would search for a second', async () => {
    await get('/file', { 'user-agent': 'a'.repeat(15_000) })
    expect(seen.headers?.['user-agent']).toHaveLength(512)
  })

  it('gives one answer to each address, also to requests that look like those of the framework’s router', async () => {
    await get('/file', { rsc: '1', 'next-router-state-tree': '[', 'x-middleware-prefetch': '1' })
    expect(Object.keys(seen.headers ?? {}).sort()).toEqual(['accept-encoding', 'connection', 'host'])
  })

  it('keeps to itself what a visitor’s address asks of a page, which Next would write into the copy for all visitors', async () => {
    for (const path of ['/', '/careers', '/contact', '/blog-read/a-1', '/job-apply/x']) {
      await get(`${path}?email=amina@mail.example`)
      expect(seen.url).toBe(path)
    }
    const answered = ['/job-apply/x/submitted?ref=NK-1', '/contact/sent?ref=NK-1']
    for (const url of answered) {
      await get(url)
      expect(seen.url).toBe(url)
    }
  })

  it('keeps filtered views of a listing out of search results', async () => {
    const getRobots = async (path: string) => (await get(path)).headers['x-robots-tag']
    for (const path of ['/blog?search=erp', '/journal?category=ai', '/careers?page=3', '/case-studies?search=a'])
      expect([path, await getRobots(path)]).toEqual([path, 'noindex, follow'])
    for (const path of ['/blog', '/journal?utm_source=a', '/blog/category/devops?topic=a', '/about?search=erp'])
      expect([path, await getRobots(path)]).toEqual([path, undefined])
  })

  it('says what the text of a redirect is, and where it leads once', async () => {
    const { headers } = await get('/moved')
    expect([headers['content-type'], headers.refresh]).toEqual(['text/plain; charset=utf-8', undefined])
    expect((await get('/file')).headers['content-type']).toBeUndefined()
  })

  it('lets other sites show our pictures, and nothing else', async () => {
    for (const path of [
      '/art/cover/a.svg',
      '/card/a.png',
      '/icons/icon-512.png',
      '/images/a.svg?b=.pdf',
      '/icon.svg?1',
    ])
      expect((await get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin')
    for (const path of ['/page', '/file', '/iconography', '/api/posts', '/articles', '/images/a.pdf?1', '/favicon.ico'])
      expect((await get(path)).headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('leads on from what moved, with its query', async () => {
    const { statusCode, headers } = await get('/About?utm_source=x')
    expect([statusCode, headers.location, headers['content-type']]).toEqual([
      308,
      '/about?utm_source=x',
      'text/plain; charset=utf-8',
    ])
  })

  it('answers HEAD with the headers of GET', async () => {
    for (const path of ['/file', '/page', '/html']) {
      const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => ask(method, path)))
      const toNames = (answer?: http.IncomingMessage) =>
        Object.keys(answer?.headers ?? {})
          .filter((name) => name !== 'transfer-encoding')
          .sort()
      expect(toNames(head)).toEqual(toNames(get))
      expect(head?.headers['content-length']).toBe(get?.headers['content-length'])
    }
  })

  it('covers this host alone by HSTS, and more where the settings ask for it', () => {
    expect(DEFAULT_HEADERS['strict-transport-security']).toBe('max-age=63072000')
    const headers = toDefaultHeaders(readEnv({ HSTS: 'subdomains preload' }))
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
  })

  it('offers no ranges, which it does not answer', async () => {
    expect((await get('/ranged')).headers).not.toHaveProperty('accept-ranges')
  })

  it('answers who offers another protocol in this one', async () => {
    expect((await get('/file', { connection: 'Upgrade', upgrade: 'h2c' })).statusCode).toBe(200)
  })

  it('answers with its headers also what is no HTTP', async () => {
    expect(await talk('no http\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*content-security-policy: /)
    expect(await talk(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    const tunnel = await talk('CONNECT other.example:443 HTTP/1.1\r\nhost: other.example\r\n\r\n')
    expect(tunnel).toMatch(
      /^HTTP\/1\.1 405 Method Not Allowed\r\n[\s\S]*content-security-policy: [\s\S]*allow: GET, HEAD\r\n/,
    )
  })

  it('answers in two words for a file or a call that does not exist, instead of rendering a page', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'root-'))
    mkdirSync(path.join(root, '.next'))
    mkdirSync(path.join(root, 'public/images'), { recursive: true })
    writeFileSync(path.join(root, 'public/images/a.svg'), '')
    const manifest = {
      staticRoutes: [{ page: '/api/contact' }],
      dynamicRoutes: [{ page: '/card/[file]' }, { page: '/api/studio/[[...unknown]]' }, { page: '/[any]' }],
    }
    writeFileSync(path.join(root, '.next/routes-manifest.json'), JSON.stringify(manifest))
    const refuse = createMissingRefusal(root, openKeptAssets(root, root))
    const sent: number[] = []
    const response = { writeHead: (status: number) => ({ end: () => sent.push(status) }) } as never
    const ask = (url: string) => refuse({ url } as never, response)
    for (const url of [
      '/api',
      '/api/x',
      '/_next/x',
      '/art/x',
      '/card/x/y',
      '/images/b.svg?1',
      '/icons',
      '/enhance/x.js',
    ])
      expect([url, ask(url)]).toEqual([url, true])
    for (const url of [
      '/api/contact?x',
      '/api/studio',
      '/api/studio/a/b',
      '/card/x.png',
      '/images/a.svg',
      '/_next/static/x.js',
      '/apis',
      '/nothing',
    ])
      expect([url, ask(url)]).toEqual([url, false])
    expect(new Set(sent)).toEqual(new Set([404]))
    rmSync(root, { recursive: true })
  })

  it.each([
    ['two hosts', 'Host: a\r\nhost: b\r\n'],
    ['the same host twice', 'Host: a\r\nHost: a\r\n'],
    ['no host', ''],
    ['an empty host', 'Host:\r\n'],
    ['a person before the host', 'Host: me@site.example\r\n'],
    ['a path after the host', 'Host: site.example/studio\r\n'],
    ['two hosts in one', 'Host: site.example, evil.example\r\n'],
    ['a port that is none', 'Host: site.example:x\r\n'],
    ['two types', 'Host: a\r\nContent-Type: text/plain\r\nContent-Type: application/json\r\n'],
    ['two origins', 'Host: a\r\nOrigin: http://a\r\nOrigin: http://b\r\n'],
    ['two lengths', 'Host: a\r\nContent-Length: 0\r\nContent-Length: 0\r\n'],
  ])('refuses a request with %s', async (_, headers) => {
    seen = {}
    expect(await talk(`GET /file HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(seen).toEqual({})
  })

  it('answers a probe that speaks HTTP/1.0 and names no host', async () => {
    expect(await talk('GET /file HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each([
    '/application/token',
    '/newsletter/confirm/token',
    '/newsletter/end/token',
    '/careers/alerts/renew/token',
    '/contact/sent?ref=NK-1',
    '/job-apply/x/submitted?ref=NK-1',
    '/api/application/file?token=token&file=resume',
  ])('tells neither other sites nor search engines nor caches of %s', async (path) => {
    const personal = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }
    expect((await get(path)).headers).toMatchObject(personal)
    expect(lines.at(-1)).toMatchObject({ event: 'request', path: expect.not.stringContaining('token') })
  })

  it('logs no token, however its address is spelled', async () => {
    await get('/x/../newsletter/confirm/secret')
    expect(lines.at(-1)).toMatchObject({ event: 'request', path: '/newsletter/confirm/*' })
  })

  it('logs the path alone, without what may be an address of a person', async () => {
    await get('/file/amina%40mail.example/x?q=amina')
    expect(lines.at(-1)).toMatchObject({ event: 'request', path: '/file/*/x' })
  })

  it('numbers all log lines of a request alike, whatever else goes on', async () => {
    const answers = await Promise.all([get('/slow'), get('/slow'), get('/file')])
    const ids = answers.slice(0, 2).map(({ headers }) => headers['x-request-id'])
    expect(lines.filter(({ event }) => event === 'amid').map(({ id }) => id)).toEqual(ids)
  })
})
