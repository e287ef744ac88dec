/** What the last build left, for what is made of it behind the build. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Next's folder. */
export const buildFolder = path.join(import.meta.dirname, '..', '.next')

/** The HTML of all pages that were built, as Next wrote it, always in the same order. */
export function readBuiltPages(): string[] {
  const names = globSync('server/app/**/*.html', { cwd: buildFolder }).sort()
  return names.map((name) => readFileSync(path.join(buildFolder, name), 'utf8'))
}

/** Adds a file to those that are served as they are. */
export function writeStatic(file: string, text: string): void {
  const place = path.join(buildFolder, 'static', file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}
