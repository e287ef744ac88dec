import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createPackedFiles } from '../server/packed-files.ts'
import { packFiles } from './pack-files.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pack-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = 'console.log("a file of the build")\n'.repeat(100)

function put(name: string) {
  const place = path.join(folder, name)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, script)
}

it('packs scripts and styles beside themselves, where the server finds them by address', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  for (const name of [
    '.next/static/chunks/one.js',
    '.next/static/sheets/a.b.css',
    '.next/static/media/font.woff2',
    'public/enhance/enhance.js',
    'public/other.js',
  ])
    put(name)
  await packFiles(folder)
  const choose = createPackedFiles(folder)
  const ask = (url: string, encoding: string) => {
    const request = { url, headers: { 'accept-encoding': encoding } } as IncomingMessage
    const headers: Record<string, string> = {}
    choose(request, {
      setHeader: (name: string, value: string) => (headers[name] = value),
    } as unknown as ServerResponse)
    return { url: request.url, ...headers }
  }
  const toType = (type: string) => ({ 'content-type': `${type}; charset=UTF-8`, 'content-encoding': 'br' })
  expect(ask('/_next/static/chunks/one.js', 'br')).toEqual({
    url: '/_next/static/chunks/one.js.br',
    ...toType('application/javascript'),
  })
  expect(ask('/_next/static/sheets/a.b.css', 'br')).toMatchObject(toType('text/css'))
  expect(ask('/enhance/enhance.js', 'br').url).toBe('/enhance/enhance.js.br')
  expect(ask('/enhance/enhance.js', 'gzip')).toEqual({ url: '/enhance/enhance.js' })
  for (const url of [
    '/other.js',
    '/_next/static/media/font.woff2',
    '/enhance//enhance.js',
    '/enhance/../enhance/enhance.js',
  ])
    expect(ask(url, 'br')).toEqual({ url })
  const packed = readFileSync(path.join(folder, '.next/static/chunks/one.js.br'))
  expect(brotliDecompressSync(packed).toString()).toBe(script)
})
