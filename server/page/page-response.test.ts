import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readEnv } from '../../lib/env.ts'
import { createSiteServer, type SiteServer } from '../create-server.ts'

const page = `<!DOCTYPE html><title>A page</title>${'<p>Cloth, held together by stitches.</p>'.repeat(200)}`
const script = 'console.log("a file of the build")\n'.repeat(200)

describe('a response', () => {
  let server: SiteServer
  let rendered = 0
  let release = () => {}
  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const handleWithNext = async (request: http.IncomingMessage, response: http.ServerResponse) => {
      rendered += 1
      if (request.url === '/missing' || request.url === '/gone') response.statusCode = 404
      if (request.url === '/mine') response.setHeader('cache-control', 'private, no-store')
      if (request.url === '/file.js') {
        response.setHeader('content-type', 'application/javascript')
        response.setHeader('etag', '"script"')
        response.write(script.slice(0, 100))
        return void response.end(script.slice(100))
      }
      response.writeHead(response.statusCode, { 'content-type': 'text/html; charset=utf-8', 'content-length': 9 })
      response.flushHeaders()
      if (request.url === '/slow')
        await new Promise<void>((resolve) => {
          release = resolve
        })
      if (request.url === '/named') response.write('<main data-status="503">')
      if (/^\/(?:read|studio|gone|application\/t)$/.test(request.url ?? ''))
        response.write(
          '<link rel="canonical" href="https://site.example/read"/><main data-page="document"><h1>Read</h1></main>',
        )
      if (request.url === '/deep') response.write(`<main data-page="document">${'<ul><li>'.repeat(2_000)}</main>`)
      response.write(page.slice(0, 1000))
      response.end(page.slice(1000))
    }
    server = createSiteServer({ env: readEnv({}), root: '/nowhere', isDev: false, handleWithNext })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) =>
      http
        .request(
          { port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers, method },
          async (answer) => {
            const chunks: Buffer[] = []
            for await (const chunk of answer) chunks.push(chunk as Buffer)
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
          },
        )
        .on('error', reject)
        .end(),
    )

  it('with a page is whole in every encoding, however often it is asked for', async () => {
    for (const _ of [1, 2, 3]) {
      const [br, gzip, plain] = await Promise.all(
        ['gzip, deflate, br, zstd', 'gzip, br;q=0', 'deflate'].map((encoding) =>
          ask('/', { 'accept-encoding': encoding }),
        ),
      )
      expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(page)
      expect(gunzipSync(gzip?.body ?? '').toString()).toBe(page)
      expect(plain?.body.toString()).toBe(page)
      for (const answer of [br, gzip, plain]) {
        expect(answer?.headers.vary).toBe('Accept-Encoding')
        expect(Number(answer?.headers['content-length'])).toBe(answer?.body.length)
      }
      const tags = [br, gzip, plain].map((answer) => answer?.headers.etag)
      expect(tags).toEqual(Array(3).fill(expect.stringMatching(/^W\/"/)))
    }
  })

  it('is 304 to a reader who has the page, and the page to one who has another', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' })
    const again = await ask('/', { 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await ask('/', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('with a page asks the framework once in a second, and again when something was sent', async () => {
    await ask('/recent')
    const before = rendered
    await Promise.all([ask('/recent'), ask('/recent')])
    expect(rendered).toBe(before)
    await ask('/api/contact', {}, 'POST')
    await ask('/recent')
    expect(rendered).toBe(before + 2)
  })

  it('with a page that was begun before something was sent is kept for nobody else', async () => {
    const before = rendered
    const waitUntilAsked = async (times: number) => {
      while (rendered < before + times) await sleep(20)
      return rendered - before
    }
    const slow = ask('/slow')
    await waitUntilAsked(1)
    await ask('/api/contact', {}, 'POST')
    release()
    await slow
    const next = ask('/slow')
    expect(await waitUntilAsked(3)).toBe(3)
    release()
    await next
  })

  it('has no tag when there is no page, and the status that a page names', async () => {
    const { status, headers, body } = await ask('/missing', { 'accept-encoding': 'br' })
    expect([status, headers.etag, headers['cache-control']?.includes('no-store')]).toEqual([404, undefined, true])
    expect(brotliDecompressSync(body).toString()).toBe(page)
    expect((await ask('/named')).headers['retry-after']).toBe('10')
    expect((await ask('/named')).status).toBe(503)
  })

  it('to one reader is kept by nobody', async () => {
    const before = rendered
    for (const _ of [1, 2]) expect((await ask('/mine')).headers['cache-control']).toContain('no-store')
    expect(rendered).toBe(before + 2)
  })

  it('without a page streams through, compressed, under a tag that is not that of other bytes', async () => {
    const [br, gzip] = await Promise.all(
      ['br', 'gzip'].map((encoding) => ask('/file.js', { 'accept-encoding': encoding })),
    )
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(script)
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(script)
    expect(br?.headers.etag).toBe('W/"script"')
    expect((await ask('/file.js')).headers.etag).toBe('"script"')
  })

  it('is Markdown at the address with .md, and to readers who ask for it', async () => {
    const html = await ask('/read', { accept: 'text/html,*/*;q=0.8' })
    expect([html.headers['content-type'], html.headers.vary]).toEqual([
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ])
    const asked = await ask('/read', { accept: 'text/markdown, text/html;q=0.9' })
    const named = await ask('/read.md', { accept: 'text/html' })
    for (const { status, headers, body } of [asked, named]) {
      expect([status, body.toString()]).toEqual([200, '# Read\n'])
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 's-maxage=60, stale-while-revalidate=60',
        link: '<https://site.example/read>; rel="canonical"',
        'content-length': '7',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers.etag).not.toBe(html.headers.etag)
    }
    expect([asked.headers.vary, named.headers.vary]).toEqual(['Accept, Accept-Encoding', 'Accept-Encoding'])
    const known = { 'if-none-match': named.headers.etag ?? '' }
    expect([(await ask('/read.md', known)).status, (await ask('/read', known)).status]).toEqual([304, 200])
    const zipped = await ask('/read.md', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body).toString()).toBe('# Read\n')
  })

  it('stays 404 as Markdown, and never shows what is private', async () => {
    const missing = await ask('/gone.md')
    expect([missing.status, missing.body.toString()]).toEqual([404, '# Read\n'])
    expect(missing.headers['cache-control']).toContain('no-store')
    for (const path of ['/application/t', '/studio', '/']) {
      const { headers } = await ask(path, { accept: 'text/markdown', cookie: 'studio=1' })
      expect(headers.vary).toBe(headers.location ? undefined : 'Accept-Encoding')
      expect(headers['content-type'] ?? '').not.toContain('markdown')
    }
    const posted = await ask('/read', { accept: 'text/markdown' }, 'POST')
    expect(posted.headers['content-type']).not.toContain('markdown')
  })

  it('stays HTML if the page cannot be converted, which is tried once', async () => {
    const write = jest.mocked(process.stdout.write).mockClear()
    for (const _ of [1, 2]) expect((await ask('/deep.md')).headers['content-type']).toBe('text/html; charset=utf-8')
    expect(write.mock.calls.filter(([line]) => String(line).includes('page not converted'))).toHaveLength(1)
  })

  it('leads to the Markdown of a page that moved', async () => {
    expect((await ask('/job-apply.md')).headers.location).toBe('/careers.md')
    expect((await ask('//about.md?a=1')).headers.location).toBe('/about.md?a=1')
  })
})
