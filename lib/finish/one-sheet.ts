import { createHash } from 'node:crypto'
import type { BuildFiles } from './build-files.ts'
import { changeFlight, type FlightRow } from './flight.ts'
import { findClasses, findStylesheets, listClasses, pickStyles, replaceStylesheets } from './page-styles.ts'

const SCRIPT = /static\/chunks\/[\w~.-]+\.js/g
/** A stylesheet's link as an element of the framework's data. */
const LINK = /\["\$","link","[^"]*",\{"rel":"stylesheet"[^{}]*\}\]/g
const HINT = /^L\["[^"]+","style"[\],]/

/** The framework's scripts that a page or a script names, each once. */
export const findScripts = (text: string): Set<string> => new Set(text.match(SCRIPT))

/** What a page is made of: its stylesheets in their order, and all scripts that it names. Pages that are made alike have the same. */
export function toMakeUp(html: string): string {
  return createHash('sha256')
    .update([...findStylesheets(html), ...[...findScripts(html)].sort()].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

/** Rows without the links of stylesheets, and without the hints to fetch them. */
function withoutLinks(rows: FlightRow[]): FlightRow[] {
  return rows
    .filter(({ sign, text }) => sign !== 'H' || !HINT.test(text))
    .map((row) => (row.sign === '' ? { ...row, text: row.text.replace(LINK, 'null') } : row))
}

/**
 * Puts the styles of an application into it, of the files that the bundler wrote the part that the build found pages of its make-up to use. The
 * framework's data name the files as well, or it would fetch them after all. A page keeps its links where the build made no sheet, where
 * a class of the page is missing in it, and where the data cannot be read.
 */
export function withOneSheet(html: string, { findMade, readStyle }: BuildFiles): string {
  const address = findMade(toMakeUp(html))
  const made = address && readStyle(address)
  if (!made) return html
  const [known, used] = [new Set(listClasses(made)), findClasses(html)]
  const isMissing = (name: string) => used.has(name) && !known.has(name)
  if (findStylesheets(html).some((file) => listClasses(readStyle(file) ?? []).some(isMissing))) return html
  const css = pickStyles(made, () => true)
  const unlinked = changeFlight(html, withoutLinks)
  if (unlinked === html || css.includes('</')) return html
  return replaceStylesheets(unlinked, () => `<style>${css}</style>`)
}
