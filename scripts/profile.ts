/**
 * `npm run profile`: makes public/images/company-profile.pdf from the site's content and drawings with a headless Chromium.
 * The result is committed; run it after changing the company, its copy or its leaders.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { getReads } from '../lib/backend/index.ts'
import { findChromium } from './chromium.ts'
import { toFingerprint, toProfileHtml } from './profile-html.ts'
import { slimPdf } from './profile-pdf.ts'

const root = path.join(import.meta.dirname, '..')
const file = path.join(root, 'public/images/company-profile.pdf')

async function toFontFace(family: string, source: string, axes: string): Promise<string> {
  const font = await readFile(path.join(root, 'node_modules/@fontsource-variable', source))
  return `@font-face{font-family:'${family}';${axes};src:url(data:font/woff2;base64,${font.toString('base64')})}`
}

const fonts = await Promise.all([
  toFontFace(
    'Anek Latin',
    'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    'font-weight:100 800;font-stretch:75% 125%',
  ),
  toFontFace('Source Serif 4', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', 'font-weight:200 900'),
])
const { items: team } = await getReads().getTeam()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent(toProfileHtml({ studies: [], team, fonts: fonts.join('') }), { waitUntil: 'load' })
await page.evaluate(() => document.fonts.ready)
const pdf = slimPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
await browser.close()
// Readers pass over what follows the end; the test compares it with the present words.
await writeFile(file, Buffer.concat([pdf, Buffer.from(`% words ${toFingerprint()}\n`)]))
console.log(`public/images/company-profile.pdf: ${pdf.length} bytes`)
process.exit(0)
