import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ArtKind, artUrl } from '../art/url.ts'

/** The addresses of the drawings that the pages of the build show (scripts/list-drawings.ts). */
export const DRAWINGS_FILE = '.next/drawings.json'

// biome-ignore lint/style/noProcessEnv: Next's own, and no setting.
const isDev = process.env.NODE_ENV === 'development'
let shown: ReadonlySet<string> | undefined

function read(): ReadonlySet<string> {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), DRAWINGS_FILE)
    return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}

/** Whether a page of the build shows this drawing. While pages and drawings are being changed, any may be shown. */
export function isShown(kind: ArtKind, seed: string): boolean {
  shown ??= read()
  return isDev || shown.has(artUrl(kind, seed))
}
