/** `npm run art --prefix tools`: draws the committed files of lib/art: fallback pictures, icons, and the fonts of the social cards. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { drawScene } from '../lib/art/cover.ts'
import { drawDefaultBanner } from '../lib/art/draw.ts'
import { drawAppIcon, drawTabIcon } from '../lib/art/icon.ts'
import { drawDefaultUser } from '../lib/art/monogram.ts'
import { launchChromium } from '../scripts/chromium.ts'

const root = path.join(import.meta.dirname, '..')

async function save(file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(root, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  console.log(`${file}: ${content.length} bytes`)
}

/** Returns an .ico file that contains one PNG of 32 × 32 pixels. */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

await save('public/images/default-banner.svg', drawDefaultBanner())
await save('public/images/default-user.svg', drawDefaultUser())
// Shown behind a video that is not playing. A style sheet is the same on all machines, so it has no signed addresses.
await save('public/images/film.svg', drawScene('two-fish', { width: 900, height: 720 }))
await save('app/icon.svg', drawTabIcon())

const browser = await launchChromium()
const page = await browser.newPage()
const toPng = async (svg: string, size: number) => {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0">${svg.replace('<svg ', '<svg style="display:block" ')}`)
  return page.screenshot({ omitBackground: true })
}
await save('app/favicon.ico', toIco(await toPng(drawAppIcon({ size: 32, mark: 0.86, corner: 22, seams: false }), 32)))
await save('app/apple-icon.png', await toPng(drawAppIcon({ size: 180, mark: 0.76 }), 180))
for (const size of [192, 512])
  await save(`public/icons/icon-${size}.png`, await toPng(drawAppIcon({ size, mark: 0.84, corner: 22 }), size))
// Attached to each email and shown at half this size.
await save('public/icons/mail-mark.png', await toPng(drawAppIcon({ size: 96, mark: 0.84, corner: 22 }), 96))
// Phones cut a maskable icon to any shape, so the mark stays within the safe circle of 80 %.
await save('public/icons/icon-maskable-512.png', await toPng(drawAppIcon({ size: 512, mark: 0.66 }), 512))
await browser.close()

const family = path.join(
  root,
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i))
const signs = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”…'].join('')
for (const wght of [600, 800]) {
  const options = { targetFormat: 'sfnt' as const, variationAxes: { wght, wdth: 88 } }
  await save(`lib/art/fonts/anek-latin-${wght}.ttf`, await subsetFont(await readFile(family), signs, options))
}
