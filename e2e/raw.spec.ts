import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '../lib/routes'
import type { Site } from '../tools/bench/site.ts'
import { readStatuses, talk } from './raw'
import { startOwnSite } from './site'

/** Requests that no browser sends: the server has to answer, clean up and continue. */
test.describe.configure({ mode: 'serial' })

let folder: string
let site: Site

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'raw-'))
  site = await startOwnSite('raw', folder)
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.afterEach(async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

/** Returns the files that are being received. The server creates their folder for the first one. */
function getSpooled() {
  const incoming = path.join(folder, 'incoming')
  if (!existsSync(incoming)) return []
  return readdirSync(incoming, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
}

const HOST = 'Host: site.example\r\n'
const CLOSE = 'Connection: close\r\n'
const partHead =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
const upload = (length: string) =>
  `POST ${routes.api.upload} HTTP/1.1\r\n${HOST}${length}Content-Type: multipart/form-data; boundary=b\r\n\r\n`
const json = (body: string, headers = '') =>
  `POST ${routes.api.newsletter} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`
const some = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 0x20)])

const broken: [string, (string | Buffer)[], number[]][] = [
  ['no HTTP', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'], [400]],
  ['a line without a method', ['/ HTTP/1.1\r\n\r\n'], [400]],
  ['no host', ['GET / HTTP/1.1\r\n\r\n'], [400]],
  ['a NUL in a header', [`GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`], [400]],
  ['a NUL in the path', [`GET /a\0b HTTP/1.1\r\n${HOST}\r\n`], [400]],
  ['a bare line feed in a header', [`GET / HTTP/1.1\nHost: x\n X: y\n\n`], [400]],
  ['more headers than anyone has', [`GET / HTTP/1.1\r\n${HOST}${'X: y\r\n'.repeat(20_000)}\r\n`], [431]],
  ['a path longer than a line may be', [`GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`], [431]],
  ['two lengths', [json('{}', 'Content-Length: 2\r\nContent-Length: 3\r\n')], [400]],
  ['a length and chunks', [json('0\r\n\r\n', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n')], [400]],
  ['a negative length', [json('{}', 'Content-Length: -2\r\n')], [400]],
  ['a chunk of no size', [json('zz\r\n{}\r\n', 'Transfer-Encoding: chunked\r\n')], [400]],
  ['a tunnel', ['CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n'], [405]],
  ['an unknown method', [`BREW / HTTP/1.1\r\n${HOST}\r\n`], [400]],
]

for (const [what, pieces, statuses] of broken) {
  test(`${what} is refused`, { tag: '@full' }, async () => {
    const said = await talk(site.url, { pieces, ending: 'end' })
    expect(readStatuses(said).at(-1)).toBe(statuses[0])
    expect(said).not.toMatch(/ at |node_modules/)
  })
}

test('an address with every odd byte a client may send is answered', { tag: '@full' }, async () => {
  for (const odd of [
    '/\\..\\..',
    '/%',
    '//evil.example/%2f..',
    '/a|b"<>^`{}',
    '/\x7f\xff',
    'http://evil.example/',
    '*',
    '/a#b',
  ]) {
    const [status = 0] = readStatuses(await talk(site.url, { pieces: [`GET ${odd} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`] }))
    expect([odd, status >= 200 && status < 500]).toEqual([odd, true])
  }
})

test('no spelling of an address goes around the Studio’s guard', { tag: '@full' }, async () => {
  const prefixes = ['/.', '/x/..', '/x/%2e%2E', '/x\\..', '/', '/%2F..', 'http://127.0.0.1/x/..']
  const targets = prefixes.flatMap((prefix) => [`${prefix}/api/studio/people`, `${prefix}/studio/applications`])
  for (const target of [...targets, '/api/./studio/people', '/%61pi/s%74udio/people', '/s%74udio/applications']) {
    const said = await talk(site.url, { pieces: [`GET ${target} HTTP/1.1\r\n${HOST}Cookie: studio=x\r\n${CLOSE}\r\n`] })
    expect([target, readStatuses(said)[0]]).toEqual([target, target.includes('%2F') ? 404 : 308])
    expect(said).not.toMatch(/s-maxage/)
  }
})

test('several requests sent at once are answered in their order', { tag: '@full' }, async () => {
  const get = (path: string, last = '') => `GET ${path} HTTP/1.1\r\n${HOST}${last}\r\n`
  const said = await talk(site.url, { pieces: [get('/healthz') + get('/nothing-here') + get('/docs', CLOSE)] })
  expect(readStatuses(said)).toEqual([200, 404, 308])
})

test('a client that asks whether to go on is told to, and answered', { tag: '@full' }, async () => {
  const head = json('', `Content-Length: 2\r\nExpect: 100-continue\r\n${CLOSE}`)
  expect(readStatuses(await talk(site.url, { pieces: [head, '{}'] }))).toEqual([100, 422])
})

test('a body in chunks is read like any other, and refused where it grows too large', { tag: '@full' }, async () => {
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const head = json('', `Transfer-Encoding: chunked\r\n${CLOSE}`)
  const small = await talk(site.url, { pieces: [head, chunk('{"ema'), chunk('il":""}'), '0\r\n\r\n'] })
  expect(readStatuses(small)).toEqual([422])
  const large = await talk(site.url, { pieces: [head, ...Array(8).fill(chunk('x'.repeat(60_000))), '0\r\n\r\n'] })
  expect(readStatuses(large)).toEqual([413])
})

test('what comes after the announced length is no second submission', { tag: '@full' }, async () => {
  const said = await talk(site.url, { pieces: [json('{}{"email":"a@mail.example"}', 'Content-Length: 2\r\n')] })
  expect(readStatuses(said).at(-1)).toBe(400)
  expect(said).not.toContain('200 OK')
})

for (const [what, ending, length] of [
  ['broken off', 'reset', 'Content-Length: 4000000\r\n'],
  ['ended before its announced length', 'end', 'Content-Length: 4000000\r\n'],
  ['ended between two chunks', 'end', 'Transfer-Encoding: chunked\r\n'],
] as const) {
  test(`an upload that is ${what} leaves no file behind`, { tag: '@full' }, async () => {
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
    const body = [Buffer.from(partHead), some, some]
    const pieces = [upload(length), ...(length.startsWith('T') ? body.map(chunk) : body)]
    await talk(site.url, { pieces, ending })
    await expect.poll(getSpooled).toEqual([])
  })
}

test('headers that are made to be read slowly take no longer than others', { tag: '@full' }, async () => {
  const ask = async (encoding: string) => {
    const started = performance.now()
    const responses = Array.from({ length: 20 }, () =>
      fetch(`${site.url}/about`, { headers: { 'accept-encoding': encoding } }).then((answer) => answer.text()),
    )
    await fetch(`${site.url}/healthz`)
    await Promise.all(responses)
    return performance.now() - started
  }
  await ask('gzip')
  const idle = await ask('gzip')
  for (const hostile of [`gzip${' '.repeat(15_000)}x`, `br${';q='.repeat(5_000)}`, ','.repeat(15_000)])
    expect(await ask(hostile)).toBeLessThan(20 * idle)
})

test('two hundred clients that never finish their headers keep nobody from an answer', { tag: '@full' }, async () => {
  const { hostname, port } = new URL(site.url)
  const slow = Array.from({ length: 200 }, () => net.connect(Number(port), hostname))
  for (const socket of slow) {
    socket.on('error', () => undefined)
    socket.write(`GET / HTTP/1.1\r\n${HOST}X-Slow: `)
  }
  const drip = setInterval(() => slow.map((socket) => socket.write('x')), 100)
  try {
    for (let round = 0; round < 5; round += 1) expect((await fetch(`${site.url}/about`)).status).toBe(200)
    // All of them were open at the same time.
    expect(slow.filter((socket) => socket.closed)).toEqual([])
  } finally {
    clearInterval(drip)
    for (const socket of slow) socket.destroy()
  }
})
