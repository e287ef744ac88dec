import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { findPackedFiles } from '../server/packed-files.ts'
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
  const found = findPackedFiles(folder)
  expect([...found.keys()].sort()).toEqual([
    '/_next/static/chunks/one.js',
    '/_next/static/sheets/a.b.css',
    '/enhance/enhance.js',
  ])
  for (const file of found.values()) expect(brotliDecompressSync(readFileSync(file)).toString()).toBe(script)
})
