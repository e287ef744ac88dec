import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressAnswer } from './compress-answers.ts'

const page = `<!DOCTYPE html><title>A page</title>${'<p>Cloth, held together by stitches.</p>'.repeat(200)}`
const script = 'console.log("a file of the build")\n'.repeat(200)

describe('answers', () => {
  let server: http.Server
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      compressAnswer(request, response)
      if (request.url === '/missing') response.statusCode = 404
      if (request.url === '/mine') response.setHeader('cache-control', 'private, no-store')
      if (request.url === '/file.js') {
        response.setHeader('content-type', 'application/javascript')
        response.write(script.slice(0, 100))
        response.end(script.slice(100))
        return
      }
      if (request.url === '/packed') {
        response.setHeader('content-type', 'image/svg+xml')
        response.setHeader('x-packed', 'br')
        response.end(brotliCompressSync(page))
        return
      }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const isBuilt = request.url?.startsWith('/built')
      if (isBuilt) response.setHeader('x-nextjs-cache', 'HIT')
      const html = isBuilt ? `${page.repeat(request.url === '/built' ? 1 : 50)}<p>${request.url}` : page
      response.setHeader('content-length', Buffer.byteLength(html))
      response.end(html)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) =>
      http
        .get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers }, async (answer) => {
          const chunks: Buffer[] = []
          for await (const chunk of answer) chunks.push(chunk as Buffer)
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
        })
        .on('error', reject),
    )

  /** A page is kept compressed soon after it was asked for twice; what is kept has its length in a header. */
  async function getKept(encoding: string) {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await get('/made', { 'accept-encoding': encoding })
      if (answer.headers['content-length']) return answer
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('the page was never kept')
  }

  it('of a route that packed them are sent as they are', async () => {
    const { headers, body } = await get('/packed', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers['x-packed']]).toEqual(['br', undefined])
    expect(brotliDecompressSync(body).toString()).toBe(page)
  })

  it('are whole in every encoding, at first and when the page is kept', async () => {
    const first = await get('/made', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect([first.headers['content-encoding'], first.headers['content-length']]).toEqual(['br', undefined])
    expect(brotliDecompressSync(first.body).toString()).toBe(page)
    const kept = await getKept('gzip, deflate, br')
    expect(kept.headers['content-encoding']).toBe('br')
    expect(kept.headers.vary).toMatch(/accept-encoding/i)
    expect(Number(kept.headers['content-length'])).toBe(kept.body.length)
    expect(brotliDecompressSync(kept.body).toString()).toBe(page)
    const zipped = await getKept('gzip, br;q=0')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(page)
  })

  it('are compressed well for the first reader too where the page is kept', async () => {
    const answers = await Promise.all(
      ['br', 'br', 'gzip'].map((encoding) => get('/built', { 'accept-encoding': encoding })),
    )
    const lengths = answers.map(({ headers }) => Number(headers['content-length']))
    expect(lengths).toEqual(answers.map(({ body }) => body.length))
    expect(brotliDecompressSync(answers[0]?.body ?? '').toString()).toBe(`${page}<p>/built`)
    expect(gunzipSync(answers[2]?.body ?? '').toString()).toBe(`${page}<p>/built`)
  })

  it('are sent at once where more than a few pages would have to be compressed', async () => {
    const paths = ['/built/1', '/built/2', '/built/3', '/built/4', '/built/5', '/built/6']
    const answers = await Promise.all(paths.map((path) => get(path, { 'accept-encoding': 'br' })))
    expect(answers.filter(({ headers }) => headers['content-length'])).toHaveLength(3)
    expect(answers.map(({ body }) => brotliDecompressSync(body).toString())).toEqual(
      paths.map((path) => `${page.repeat(50)}<p>${path}`),
    )
  })

  it('are plain for those who ask for no encoding', async () => {
    const { headers, body } = await get('/')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(page)
  })

  it('are 304 to a reader who has the page, and the page to one who has another', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': `W/${headers.etag}`, 'accept-encoding': 'br' })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await get('/', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('have no tag when there is no page', async () => {
    const { status, headers, body } = await get('/missing', { 'accept-encoding': 'br' })
    expect([status, headers.etag]).toEqual([404, undefined])
    expect(brotliDecompressSync(body).toString()).toBe(page)
  })

  it('to one reader are compressed, and not kept', async () => {
    for (const _ of [1, 2, 3]) {
      const { headers, body } = await get('/mine', { 'accept-encoding': 'br' })
      expect([headers['content-encoding'], headers.etag, headers['content-length']]).toEqual([
        'br',
        undefined,
        undefined,
      ])
      expect(brotliDecompressSync(body).toString()).toBe(page)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })

  it('are Brotli for every text, also what is never kept', async () => {
    const { headers, body } = await get('/file.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(script)
  })

  it('are compressed in pieces where they come in pieces', async () => {
    const { headers, body } = await get('/file.js', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(script)
  })
})
