import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ArtKind, artUrl } from '../art/url.ts'

/** The file that lists the drawings on the built pages (scripts/list-drawings.ts). */
export const DRAWINGS_FILE = '.next/drawings.json'

// biome-ignore lint/style/noProcessEnv: set by Next, not a setting of the site.
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

/** Whether a built page shows this drawing. In development, any drawing may be shown. */
export function isShown(kind: ArtKind, seed: string): boolean {
  shown ??= read()
  return isDev || shown.has(artUrl(kind, seed))
}
