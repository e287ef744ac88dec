/**
 * `npm run profile`: makes public/images/company-profile.pdf from the site's content and drawings with a headless Chromium.
 * The result is committed; run it after changing the company, its copy or its leaders.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { getReads } from '../lib/backend/index.ts'
import { findChromium } from './chromium.ts'
import { getProfileFonts } from './profile-fonts.ts'
import { toFingerprint, toProfileHtml } from './profile-html.ts'
import { slimPdf } from './profile-pdf.ts'
import { profileStudies } from './profile-studies.ts'

const root = path.join(import.meta.dirname, '..')
const file = path.join(root, 'public/images/company-profile.pdf')

const { items: team } = await getReads().getTeam()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent(toProfileHtml({ studies: profileStudies, team, fonts: await getProfileFonts() }), {
  waitUntil: 'load',
})
await page.evaluate(() => document.fonts.ready)
const pdf = slimPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
await browser.close()
// Readers pass over what follows the end; the test compares it with the present words.
await writeFile(file, Buffer.concat([pdf, Buffer.from(`% words ${toFingerprint()}\n`)]))
console.log(`public/images/company-profile.pdf: ${pdf.length} bytes`)
process.exit(0)
