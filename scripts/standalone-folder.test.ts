import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPackedData, keepOnly } from './standalone-folder.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'standalone-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('keeps what is packed, and nothing else, whatever its name', () => {
  for (const name of [
    'public/icon.svg',
    'lib/limits.ts',
    'lib/uploads/kinds.ts',
    'lib/uploads.sqlite',
    'lib/data/site.sqlite',
    'data/secrets.json',
    'publicity/uploads/resume.pdf',
    '.env.production',
    'site.sqlite',
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), '')
  }
  keepOnly(['public', 'lib/limits.ts', 'lib/uploads'], folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort()).toEqual([
    'lib/limits.ts',
    'lib/uploads/kinds.ts',
    'public/icon.svg',
  ])
})

it('knows a data folder that would be packed', () => {
  const root = path.join(import.meta.dirname, '..')
  for (const name of ['data', 'shared/data', 'publicity', 'lib/data', '../data', '..data'])
    expect([name, findPackedData(path.join(root, name))]).toEqual([name, null])
  for (const [name, packed] of [
    ['public', 'public'],
    ['public/data', 'public'],
    ['.next/data', '.next'],
    ['lib/uploads/data', 'lib/uploads'],
  ] as const)
    expect([name, findPackedData(path.join(root, name))]).toEqual([name, packed])
})
