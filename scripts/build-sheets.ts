/**
 * Makes, after a build, the sheets of what comes after the first screen (lib/finish/finish-page.ts). A page that a connection brings in its
 * first round trip needs none: only where a page is heavier, and is not without those styles, they get a file.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getEnv } from '../lib/env.ts'
import { openBuildFiles, toSheetAddress, toSheetFile } from '../lib/finish/build-files.ts'
import { finishPage, getPageKind } from '../lib/finish/finish-page.ts'

/** What arrives before the first answer to it: ten segments, less the headers of a page, without its policy. */
const FIRST_ROUND = 14_600 - 800

const folder = path.join(import.meta.dirname, '..', '.next')

/** Writes the sheets of the pages that were just built, and gives how many. */
export function buildSheets(): number {
  const files = openBuildFiles(folder)
  const made = new Set<string>()
  for (const name of globSync('server/app/**/*.html', { cwd: folder }).sort()) {
    const html = readFileSync(path.join(folder, name), 'utf8')
    if (getPageKind(html) !== 'document') continue
    let sheet = ''
    const weigh = (findSheet: (css: string) => string | null) => {
      const page = finishPage(html, { siteUrl: getEnv().SITE_URL }, { ...files, findSheet })
      return brotliCompressSync(page.html).length + (page.headers['content-security-policy']?.length ?? 0)
    }
    const parted = weigh((css) => {
      sheet = css
      return toSheetAddress(css)
    })
    if (made.has(sheet) || parted > FIRST_ROUND || weigh(() => null) <= FIRST_ROUND) continue
    const file = path.join(folder, 'static', toSheetFile(sheet))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, sheet)
    made.add(sheet)
  }
  return made.size
}
