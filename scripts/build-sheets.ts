/**
 * Makes, after a build, the sheets of what comes after the first screen (lib/finish/finish-page.ts). A page that a connection brings in its
 * first round trip needs none: only where a page is heavier, and is not without those styles, they get a file.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { getEnv } from '../lib/env.ts'
import { openBuildFiles, toSheetAddress, toSheetFile } from '../lib/finish/build-files.ts'
import { type FinishedPage, finishPage, getPageKind } from '../lib/finish/finish-page.ts'

/** What arrives before the first answer to it: ten segments, less the headers of a page but for its policy. */
const FIRST_ROUND = 14_600 - 800

const folder = path.join(import.meta.dirname, '..', '.next')

/** How well a page is packed: as it is sent, or up to an eighth larger in a twentieth of the time. */
const [BEST, QUICK] = [11, 9]
const HOPELESS = FIRST_ROUND * 1.15

/** A finished page as bytes on the wire. */
function weigh({ html, headers }: FinishedPage, quality: number): number {
  const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return packed.length + (headers['content-security-policy']?.length ?? 0)
}

/** Whether a finished page arrives in the first round. */
function fits(page: FinishedPage): boolean {
  const quick = weigh(page, QUICK)
  return quick <= FIRST_ROUND || (quick <= HOPELESS && weigh(page, BEST) <= FIRST_ROUND)
}

/** Writes the sheets of the pages that were just built, and gives how many. */
export function buildSheets(): number {
  const files = openBuildFiles(folder)
  const made = new Set<string>()
  for (const name of globSync('server/app/**/*.html', { cwd: folder }).sort()) {
    const html = readFileSync(path.join(folder, name), 'utf8')
    if (getPageKind(html) !== 'document') continue
    let sheet = ''
    const finish = (findSheet: (css: string) => string | null) =>
      finishPage(html, { siteUrl: getEnv().SITE_URL }, { ...files, findSheet })
    const parted = finish((css) => {
      sheet = css
      return toSheetAddress(css)
    })
    if (!sheet || made.has(sheet)) continue
    const isLight =
      weigh(
        finish(() => null),
        QUICK,
      ) <= FIRST_ROUND
    if (isLight || !fits(parted)) continue
    const file = path.join(folder, 'static', toSheetFile(sheet))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, sheet)
    made.add(sheet)
  }
  return made.size
}
