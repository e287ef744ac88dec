import { createHash } from 'node:crypto'
import type { BuildFiles } from './build-files.ts'
import { findClasses, findStylesheets, listClasses, replaceStylesheets } from './page-styles.ts'

const SCRIPT = /static\/chunks\/[\w~.-]+\.js/g

/** The framework's scripts that a page or a script names, each once. */
export const findScripts = (text: string): Set<string> => new Set(text.match(SCRIPT))

/** What a page is made of: its stylesheets in their order, and all scripts that it names. Pages that are made alike have the same. */
export function toMakeUp(html: string): string {
  return createHash('sha256')
    .update([...findStylesheets(html), ...[...findScripts(html)].sort()].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Gives an application one stylesheet for the several that the bundler wrote, of which it uses a part: that which the build made for
 * pages of its make-up. The framework's data name the files again, or it would fetch them after all. A page keeps its links
 * where the build made none, or where a class of the page is missing in it.
 */
export function withOneSheet(html: string, { findMade, readStyle }: BuildFiles): string {
  const address = findMade(toMakeUp(html))
  const made = address && readStyle(address)
  if (!made) return html
  const addresses = findStylesheets(html)
  const [known, used] = [new Set(listClasses(made)), findClasses(html)]
  const isMissing = (name: string) => used.has(name) && !known.has(name)
  if (addresses.some((file) => listClasses(readStyle(file) ?? []).some(isMissing))) return html
  const linked = replaceStylesheets(html, (link) => link)
  return addresses.reduce((text, file) => text.replaceAll(file, address), linked)
}
