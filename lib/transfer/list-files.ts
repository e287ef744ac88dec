import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folders of programs, which hold no content. */
const SKIPPED = new Set(['node_modules', '.git', '_site', 'public/build'])

/** Returns the paths of all files below a folder, with `/`. Follows no links, which could lead out of it. */
export async function listFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const place = path.posix.join(below, entry.name)
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...(await listFiles(folder, place)))
    if (entry.isFile()) found.push(place)
  }
  return found
}
