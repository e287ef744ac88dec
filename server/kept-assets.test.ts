import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readEnv } from '../lib/env.ts'
import { createSiteServer, type SiteServer } from './create-server.ts'
import { keepAssets } from './kept-assets.ts'

const SCRIPT = '/_next/static/chunks/0a~b.c-1.js'
const FONT = '/_next/static/media/font-s.0abc.woff2'
const ENHANCE = '/enhance/enhance-0123456789.js'
const text = 'export const release = "last" // '.repeat(100)

let folder: string
let server: SiteServer

function put(root: string, address: string, content: string | Buffer): void {
  const file = path.join(folder, root, address.replace('/_next/', '/.next/').replace('/enhance/', '/public/enhance/'))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const toKept = (address: string) => path.join(folder, 'data/assets', address)
const keep = (root: string) => keepAssets(path.join(folder, root), path.join(folder, 'data'))

async function serve(root: string): Promise<void> {
  const env = readEnv({ SITE_URL: 'https://site.example', DATA_DIR: path.join(folder, 'data') })
  // As Next answers for a file that it does not have.
  const handleWithNext = async (_: http.IncomingMessage, response: http.ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found')
  }
  server = createSiteServer({ env, root: path.join(folder, root), isDev: false, handleWithNext })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** Sends the path as it is, which fetch would shorten. */
const get = (address: string, encoding = 'identity', method = 'GET') =>
  new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    http
      .request({ port, method, path: address, headers: { 'accept-encoding': encoding } }, async (response) => {
        const { statusCode, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(await response.toArray()) })
      })
      .on('error', reject)
      .end()
  })

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'performance', 'Date'] })
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
  for (const address of [SCRIPT, ENHANCE]) {
    put('last', address, text)
    put('last', `${address}.br`, brotliCompressSync(text))
  }
  put('last', FONT, 'font')
  put('last', '/_next/static/secret.env', 'no')
  put('present', '/_next/static/chunks/own.js', 'own')
  mkdirSync(path.join(folder, 'data'))
  keep('last')
  keep('present')
  writeFileSync(path.join(folder, 'data/secrets.js'), 'secret')
  await serve('present')
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  jest.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

it.each([SCRIPT, ENHANCE, `${SCRIPT}?dpl=last`])('serves %s of the last release in every encoding', async (address) => {
  const plain = await get(address)
  expect(plain).toMatchObject({ status: 200, body: Buffer.from(text) })
  expect(plain.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const packed = await get(address, 'gzip, br')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(packed.body).toString()).toBe(text)
  const zipped = await get(address, 'gzip')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(text)
  expect(await get(address, 'identity', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
})

it('serves its fonts, and nothing that is not an asset', async () => {
  const font = await get(FONT)
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' })
  const others = [
    '/_next/static/secret.env',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks',
    '/enhance/none.js',
    '/_next/static/../../../secrets.js',
    '/_next/static/%2e%2e/%2e%2e/%2e%2e/secrets.js',
    '/_next/static/..%2f..%2f..%2fsecrets.js',
    '/enhance/../../secrets.js',
    `${SCRIPT}%00`,
    `${SCRIPT}.br`,
    '/_next/static/constructor',
  ]
  for (const address of others) expect([308, 404]).toContain((await get(address)).status)
})

it('keeps the files of a build for a day after its last server', () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
  utimesSync(toKept(SCRIPT), hours(26), hours(26))
  utimesSync(toKept(FONT), hours(23), hours(23))
  utimesSync(toKept('/_next/static/chunks/own.js'), hours(26), hours(26))
  keep('present')
  expect(existsSync(toKept(SCRIPT))).toBe(false)
  expect(existsSync(toKept(FONT))).toBe(true)
  expect(existsSync(toKept('/_next/static/chunks/own.js'))).toBe(true)
})

it('makes no data folder where there is none any more', () => {
  const gone = path.join(folder, 'gone')
  keepAssets(path.join(folder, 'present'), gone)
  expect(existsSync(gone)).toBe(false)
})
