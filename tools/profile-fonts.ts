import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const families: { name: string; source: string; weights: number[]; axes: Record<string, number> }[] = [
  {
    name: 'Anek Latin',
    source: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    weights: [500, 600, 700, 800],
    axes: { wdth: 88 },
  },
  {
    name: 'Source Serif 4',
    source: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weights: [400, 700],
    axes: {},
  },
]

const folder = path.join(import.meta.dirname, '../node_modules/@fontsource-variable')
const signs = [...Array(0x17f - 0x20).keys()].map((i) => String.fromCharCode(0x20 + i)).join('')

/**
 * Returns the @font-face rules of the profile, with a font for each weight, because Chromium converts the letters of a variable font to pictures
 * in a PDF.
 */
export async function getProfileFonts(): Promise<string> {
  const rules = families.flatMap(({ name, source, weights, axes }) =>
    weights.map(async (wght) => {
      const original = await readFile(path.join(folder, source))
      const font = await subsetFont(original, `${signs}–—‘’“”…→−`, {
        targetFormat: 'sfnt',
        variationAxes: { ...axes, wght },
      })
      return `@font-face{font-family:'${name}';font-weight:${wght};src:url(data:font/ttf;base64,${font.toString('base64')})}`
    }),
  )
  return (await Promise.all(rules)).join('')
}
