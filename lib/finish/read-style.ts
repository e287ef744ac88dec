import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReadStyle } from './finish-page.ts'

const ADDRESS = /^\/_next\/static\/(chunks\/[\w~.-]+\.css)(?:\?[^"]*)?$/

/** Reads the build's stylesheets below `folder` (`.next/static`), each once; they never change while a build is served. */
export function createReadStyle(folder: string): ReadStyle {
  const known = new Map<string, string | null>()
  const read = (file: string) => {
    try {
      // Addresses in a stylesheet are relative to it; in a page they would be relative to the page.
      return readFileSync(path.join(folder, file), 'utf8').replaceAll('url(../', 'url(/_next/static/').trim()
    } catch {
      return null
    }
  }
  return (address) => {
    const file = ADDRESS.exec(address)?.[1]
    if (!file) return null
    const text = known.get(file) ?? read(file)
    known.set(file, text)
    return text
  }
}
