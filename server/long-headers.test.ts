import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnv } from '../lib/env.ts'
import { chooseEncoding } from '../lib/http/encode.ts'
import { hasTag } from '../lib/http/etag.ts'
import { createSiteServer } from './create-server.ts'

const LENGTH = 15_000
const HOSTILE = {
  spaces: `gzip${' '.repeat(LENGTH)}x`,
  'a parameter of spaces': `gzip;${' '.repeat(LENGTH)}x`,
  tabs: `gzip${'\t '.repeat(LENGTH / 2)}x`,
  commas: ','.repeat(LENGTH),
  names: 'a,'.repeat(LENGTH / 2),
  weights: `br${';q='.repeat(LENGTH / 3)}`,
  quotes: '"'.repeat(LENGTH),
  tags: 'W/"a",'.repeat(LENGTH / 6),
}
const shapes = Object.entries(HOSTILE)

/** Returns the shortest of several runs, because other work of the machine can only lengthen them. */
function measure(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...runs)
}

describe('a long header', () => {
  const ordinary = 'gzip, deflate, br;q=0.9, '.repeat(LENGTH / 25)
  const usual = measure(() => chooseEncoding(ordinary)) + measure(() => hasTag(ordinary, '"b"'))

  it.each(shapes)('of %s is read as fast as an ordinary one of its length', (_, header) => {
    const cost = measure(() => chooseEncoding(header)) + measure(() => hasTag(header, '"b"'))
    expect(cost).toBeLessThan(20 * usual)
  })
})

describe('a request with a long header', () => {
  let server: http.Server
  let seen: http.IncomingHttpHeaders = {}

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const handleWithNext = async (request: http.IncomingMessage, response: http.ServerResponse) => {
      seen = request.headers
      // In chunks, because the compression library handles those by itself.
      response.setHeader('content-type', 'text/plain').write('x'.repeat(2_000))
      response.end()
    }
    const env = readEnv({ SITE_URL: 'https://site.example', LIMIT_MISSES: 'false' })
    server = createSiteServer({ env, root: process.cwd(), isDev: false, handleWithNext })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const get = (name: string, value: string) =>
    new Promise<http.IncomingMessage>((resolve, reject) =>
      http
        .get(
          { port: (server.address() as AddressInfo).port, host: '127.0.0.1', headers: { [name]: value } },
          (answer) => answer.resume().on('end', () => resolve(answer)),
        )
        .on('error', reject),
    )

  it.each(shapes)('of %s is answered as one without it', async (_, header) => {
    for (const name of ['accept', 'accept-encoding', 'accept-language', 'cache-control', 'if-none-match']) {
      const { statusCode, headers } = await get(name, header)
      const rest = name === 'accept-encoding' ? 'identity' : undefined
      expect([name, statusCode, headers['content-encoding'], seen[name]]).toEqual([name, 200, undefined, rest])
    }
  })

  it('of an ordinary length is read', async () => {
    expect((await get('accept-encoding', 'gzip, deflate, br, zstd')).headers['content-encoding']).toBe('br')
    await get('if-none-match', '"a", W/"b"')
    expect(seen['if-none-match']).toBe('"a", W/"b"')
  })
})

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br ; q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip ;q=0, br;q=x', null],
    ['identity', null],
    [undefined, null],
  ])('that %s allows is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})
