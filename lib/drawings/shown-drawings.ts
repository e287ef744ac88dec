import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getBuildFolder } from '../env.ts'

/** The addresses of the drawings on the built pages, in the folder of the build (scripts/list-drawings.ts). */
export const DRAWINGS_FILE = 'drawings.json'

// biome-ignore lint/style/noProcessEnv: set by Next, not a setting of the site.
const isDev = process.env.NODE_ENV === 'development'
let shown: ReadonlySet<string> | undefined

function read(): ReadonlySet<string> {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), getBuildFolder(), DRAWINGS_FILE)
    return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}

/** Whether a built page shows the drawing of an address. In development, the build may be an old one. */
export function isShown(address: string): boolean {
  shown ??= read()
  return isDev || shown.has(address)
}
