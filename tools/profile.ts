/** `npm run profile --prefix tools`: makes public/images/company-profile.pdf; run it after changing the company, its copy or its leaders. */
import path from 'node:path'
import { caseStudies } from '../content/case-studies/index.ts'
import { getReads } from '../lib/backend/index.ts'
import { launchChromium } from '../scripts/chromium.ts'
import { getProfileFonts } from './profile-fonts.ts'
import { toProfileHtml } from './profile-html.ts'

const root = path.join(import.meta.dirname, '..')
const file = 'public/images/company-profile.pdf'

const { items: team } = await getReads().getTeam()
const browser = await launchChromium()
const page = await browser.newPage()
await page.setContent(toProfileHtml({ studies: caseStudies, team, fonts: await getProfileFonts() }))
await page.evaluate(() => document.fonts.ready)
const pdf = await page.pdf({
  path: path.join(root, file),
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
})
await browser.close()
console.log(`${file}: ${pdf.length} bytes`)
process.exit(0)
