import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openBuildFiles, toDrawingFile, toSheetAddress, toSheetFile } from './build-files.ts'
import { pickStyles } from './page-styles.ts'

describe('the files of a build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  write('static/chunks/a.css', '@font-face{src:url(../media/f.woff2)}.abcdef_x{gap:0}\n')
  write('static/chunks/b.css', '.abcdef_x{gap:0}.abcdef_y{gap:0}')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are stylesheets whose addresses hold in any page', () => {
    const stylesheet = openBuildFiles(folder).readStyle('/_next/static/chunks/a.css') ?? []
    expect(pickStyles(stylesheet, (head) => head === '@font-face')).toBe(
      '@font-face{src:url(/_next/static/media/f.woff2)}',
    )
  })

  it('are none in other folders, or of other kinds', () => {
    const { readStyle } = openBuildFiles(folder)
    for (const address of [
      '/_next/static/chunks/c.css',
      '/_next/static/chunks/../../secrets.css',
      '/a.css',
      'https://x.example/a.css',
    ]) {
      expect(readStyle(address)).toBeNull()
    }
  })

  it('give each class one name, whichever page asks first', () => {
    const [one, other] = [openBuildFiles(folder), openBuildFiles(folder)]
    expect(['abcdef_x', 'abcdef_y'].map(one.shorten)).toEqual(['A', 'B'])
    expect(['abcdef_y', 'abcdef_x'].map(other.shorten)).toEqual(['B', 'A'])
  })

  it('hold the sheets that were made, by their text', () => {
    const { findSheet } = openBuildFiles(folder)
    expect(findSheet('.A{gap:0}')).toBeNull()
    write(`static/${toSheetFile('.A{gap:0}')}`, '.A{gap:0}')
    expect(findSheet('.A{gap:0}')).toBe(toSheetAddress('.A{gap:0}'))
  })

  it('hold the sheets of applications, by what those are made of', () => {
    write(`static/${toSheetFile('.abcdef_x{gap:0}', 'made-of')}`, '.abcdef_x{gap:0}')
    const { findMade, readStyle } = openBuildFiles(folder)
    const address = findMade('made-of') ?? ''
    expect(pickStyles(readStyle(address) ?? [], () => true)).toBe('.abcdef_x{gap:0}')
    expect(findMade('made')).toBeNull()
  })

  it('hold the drawings that were drawn, and what they are packed to', () => {
    const { readDrawing, readPackedDrawing } = openBuildFiles(folder)
    expect([readDrawing('cover', 'a/b'), readPackedDrawing('cover', 'a/b')]).toEqual([null, null])
    write(`static/${toDrawingFile('cover', 'a/b')}`, '<svg/>')
    write(`static/${toDrawingFile('cover', 'a/b')}.br`, 'packed')
    expect(readDrawing('cover', 'a/b')).toBe('<svg/>')
    expect(readPackedDrawing('cover', 'a/b')?.toString()).toBe('packed')
    expect(readDrawing('wide', 'a/b')).toBeNull()
  })

  it('hold the icon, if any', () => {
    expect(openBuildFiles(folder).readIcon()).toBeNull()
    write('server/app/icon.svg.body', '<svg/>')
    expect(openBuildFiles(folder).readIcon()).toBe('<svg/>')
  })
})
