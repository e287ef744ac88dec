/**
 * Makes, after a build, the sheets of what comes after the first screen of documents (lib/finish/finish-page.ts), and one for each make-up
 * of applications (lib/finish/one-sheet.ts). A document that a connection brings in its first round trip needs none: only where it
 * is heavier, and is not without those styles, they get a file.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { getEnv } from '../lib/env.ts'
import { type BuildFiles, openBuildFiles, toSheetAddress, toSheetFile } from '../lib/finish/build-files.ts'
import { type FinishedPage, finishPage, getPageKind } from '../lib/finish/finish-page.ts'
import { joinFlight } from '../lib/finish/flight.ts'
import { findScripts, toMakeUp } from '../lib/finish/one-sheet.ts'
import { findClasses, findModuleNames, findStylesheets, isUsed, pickStyles } from '../lib/finish/page-styles.ts'
import { buildFolder, writeStatic } from './built.ts'

/** What arrives before the first answer to it: ten segments, less the headers of a page but for its policy. */
const FIRST_ROUND = 14_600 - 740

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

/** What comes after the first screen of documents. Gives how many sheets that are. */
function buildLaterSheets(pages: string[], files: BuildFiles): number {
  const made = new Set<string>()
  for (const html of pages) {
    let sheet = ''
    const finish = (findSheet: (css: string) => string | null) =>
      finishPage(html, { siteUrl: getEnv().SITE_URL }, { ...files, findSheet })
    const parted = finish((css) => {
      sheet = css
      return toSheetAddress(css)
    })
    if (!sheet || made.has(sheet)) continue
    const whole = finish(() => null)
    if (fits(whole) || !fits(parted)) continue
    writeStatic(toSheetFile(sheet), sheet)
    made.add(sheet)
  }
  return made.size
}

/** The classes that the scripts of a page may ever give an element, also those that are only fetched when they are needed. */
function findScriptClasses(html: string): string[] {
  const scripts = findScripts(html)
  const classes: string[] = []
  // What is added to a set is visited as well.
  for (const script of scripts) {
    const text = readFileSync(path.join(buildFolder, script), 'utf8')
    classes.push(...findModuleNames(text))
    for (const next of findScripts(text)) scripts.add(next)
  }
  return classes
}

/** What applications of each make-up need of their stylesheets. Gives how many sheets that are. */
function buildApplicationSheets(pages: string[], files: BuildFiles): number {
  const kinds = Map.groupBy(pages.map(joinFlight), toMakeUp)
  for (const [makeUp, alike] of kinds) {
    // They have the same scripts and stylesheets; only what stands in them differs.
    const [one = ''] = alike
    const used = new Set([...findScriptClasses(one), ...alike.flatMap((html) => [...findClasses(html)])])
    const sheets = findStylesheets(one).map((address) => files.readStyle(address) ?? [])
    const css = sheets.map((sheet) => pickStyles(sheet, (head) => isUsed(head, used))).join('\n')
    writeStatic(toSheetFile(css, makeUp), css)
  }
  return kinds.size
}

/** Writes the sheets of the pages that were just built, and says how many. */
export function buildSheets(pages: string[]): void {
  const files = openBuildFiles(buildFolder)
  const { document = [], application = [] } = Object.groupBy(pages, (html) => getPageKind(html) ?? 'other')
  console.log(`Sheets for what comes after the first screen: ${buildLaterSheets(document, files)}`)
  console.log(`Sheets for applications: ${buildApplicationSheets(application, files)}`)
}
