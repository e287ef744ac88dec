import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReadStyle } from './finish-page.ts'
import { parseStyles, type Stylesheet } from './page-styles.ts'

const ADDRESS = /^\/_next\/static\/(chunks\/[\w~.-]+\.css)(?:\?[^"]*)?$/

/** Reads the build's stylesheets below `folder` (`.next/static`), each once; they never change while a build is served. */
export function createReadStyle(folder: string): ReadStyle {
  const known = new Map<string, Stylesheet | null>()
  const read = (file: string) => {
    try {
      // Addresses in a stylesheet are relative to it; in a page they would be relative to the page.
      return parseStyles(readFileSync(path.join(folder, file), 'utf8').replaceAll('url(../', 'url(/_next/static/'))
    } catch {
      return null
    }
  }
  return (address) => {
    const file = ADDRESS.exec(address)?.[1]
    if (!file) return null
    const stylesheet = known.get(file) ?? read(file)
    known.set(file, stylesheet)
    return stylesheet
  }
}
