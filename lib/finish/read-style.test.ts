import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pickStyles } from './page-styles.ts'
import { createReadStyle } from './read-style.ts'

describe('reading the build’s styles', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
  mkdirSync(path.join(folder, 'chunks'))
  writeFileSync(path.join(folder, 'chunks', 'a.css'), '@font-face{src:url(../media/f.woff2)}\n')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('gives a stylesheet whose addresses hold in any page', () => {
    const stylesheet = createReadStyle(folder)('/_next/static/chunks/a.css') ?? []
    expect(pickStyles(stylesheet, new Set())).toBe('@font-face{src:url(/_next/static/media/f.woff2)}')
  })

  it('gives nothing for other files and other folders', () => {
    const read = createReadStyle(folder)
    for (const address of [
      '/_next/static/chunks/b.css',
      '/_next/static/chunks/../../secrets.css',
      '/a.css',
      'https://x.example/a.css',
    ]) {
      expect(read(address)).toBeNull()
    }
  })
})
