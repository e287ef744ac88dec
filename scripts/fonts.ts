/**
 * Makes the two font files of the site from the families on the registry: Latin text only, the weights in use, Anek at
 * one width. Run it with `npm run fonts` after a change of family; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const families: { file: string; source: string; axes: Record<string, number | { min: number; max: number }> }[] = [
  {
    file: 'display.woff2',
    source: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    axes: { wght: { min: 500, max: 800 }, wdth: 88 },
  },
  {
    file: 'text.woff2',
    source: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const characters = `${ascii.replace(/[\\^`{|}~]/g, '')}\u00a0©·×éèüöñ–—‘’“”…→−`
const root = path.join(import.meta.dirname, '..')

let total = 0
for (const { file, source, axes } of families) {
  const original = await readFile(path.join(root, 'node_modules/@fontsource-variable', source))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  })
  await writeFile(path.join(root, 'styles/fonts', file), subset)
  total += subset.length
  console.log(`${file}: ${subset.length} bytes (was ${original.length})`)
}
console.log(`together: ${total} bytes`)
