/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { keepKerningSteady } from './steady-kerning.ts'

const source = 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'
const cut = async (font: Buffer, weight: number | { min: number; max: number }) =>
  subsetFont(font, 'AVTo', { targetFormat: 'sfnt', variationAxes: { wght: weight }, noLayoutClosure: true })

function readTable(font: Buffer, tag: string): Buffer {
  const start = font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8)
  return font.subarray(start, start + font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 12))
}

let original: Buffer
let steady: Buffer

beforeAll(async () => {
  original = await readFile(path.join(__dirname, '..', source))
  steady = keepKerningSteady(await cut(original, { min: 400, max: 700 }), await cut(original, 400))
})

test('the kerning is that of one weight at every weight, and letters still differ', async () => {
  const [light, bold] = [await cut(steady, 400), await cut(steady, 700)]
  expect(readTable(light, 'GPOS').equals(readTable(bold, 'GPOS'))).toBe(true)
  expect(readTable(light, 'glyf').equals(readTable(bold, 'glyf'))).toBe(false)
  const [before, after] = [await cut(original, 400), await cut(original, 700)]
  expect(readTable(before, 'GPOS').equals(readTable(after, 'GPOS'))).toBe(false)
})

test('letters that are far apart are still drawn together', async () => {
  const gpos = readTable(await cut(steady, 400), 'GPOS')
  const values = Array.from({ length: gpos.length / 2 }, (_, index) => gpos.readInt16BE(index * 2))
  // The widest gap of these four, between T and o, is closed by a tenth of an em.
  expect(Math.min(...values.filter((value) => value > -300))).toBeLessThan(-50)
})

test('a font without kerning is refused', () => {
  expect(() => keepKerningSteady(Buffer.alloc(12), Buffer.alloc(12))).toThrow('A font with kerning is expected.')
})
