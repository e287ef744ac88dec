/**
 * Generates the two font files of the site from the families in the registry: Latin characters only, the weights in
 * use, Anek at one width, the kerning of one weight. A small third file has the Bengali characters that our own posts
 * quote. Run it with `npm run fonts --prefix tools` after a change to the families or of the quotations, and commit the
 * results.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { keepKerningSteady } from './steady-kerning.ts'

type Axes = Record<string, number | { min: number; max: number }>

/**
 * `steady` is the weight that is used most; all weights get its kerning. `without` are characters that are rare in this family.
 * The fallback font has them, and each would take a hundred bytes of the first round trip.
 */
const families: { file: string; source: string; axes: Axes; steady: number; without: RegExp }[] = [
  {
    file: 'display.woff2',
    source: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    axes: { wght: { min: 500, max: 800 }, wdth: 88 },
    steady: 680,
    without: /[<>_→−]/g,
  },
  {
    file: 'text.woff2',
    source: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    steady: 400,
    without: /[<>_→−*[\]©]/g,
  },
]

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const characters = `${ascii.replace(/[\\^`{|}~]/g, '')}\u00a0©·×éèüöñ–—‘’“”…→−`
/** Tables that browsers do not need for drawing. */
const dropTables = ['BASE', 'GDEF', 'STAT']
const root = path.join(import.meta.dirname, '..')

let total = 0
for (const { file, source, axes, steady, without } of families) {
  const original = await readFile(path.join(root, 'node_modules/@fontsource-variable', source))
  const kept = characters.replace(without, '')
  const cut = (variationAxes: Axes) =>
    subsetFont(original, kept, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true })
  const font = keepKerningSteady(await cut(axes), await cut({ ...axes, wght: steady }))
  const subset = await subsetFont(font, kept, { targetFormat: 'woff2', noLayoutClosure: true, dropTables })
  await writeFile(path.join(root, 'styles/fonts', file), subset)
  total += subset.length
  console.log(`${file}: ${subset.length} bytes (was ${original.length})`)
}
console.log(`together: ${total} bytes`)

// All of Bengali with its conjuncts takes 49 kB; the quoted part takes 9. Only devices without a Bengali font load it.
const posts = await Array.fromAsync(glob('content/{posts/*,company}.ts', { cwd: root }))
const texts = await Promise.all(posts.map((post) => readFile(path.join(root, post), 'utf8')))
const quoted = [...new Set(texts.join('').match(/[\u0980-\u09ff]/g))].sort().join('')
const bengali = await readFile(
  path.join(root, 'node_modules/@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-400-normal.woff2'),
)
const cutBengali = await subsetFont(bengali, `${quoted}\u200c\u200d`, { targetFormat: 'woff2' })
await writeFile(path.join(root, 'styles/fonts/bengali.woff2'), cutBengali)
console.log(`bengali.woff2: ${cutBengali.length} bytes (was ${bengali.length})`)
