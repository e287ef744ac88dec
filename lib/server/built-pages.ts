import { readFileSync } from 'node:fs'
import path from 'node:path'

let built: ReadonlySet<string> | undefined

function read(): ReadonlySet<string> {
  try {
    const manifest = readFileSync(path.join(process.cwd(), '.next', 'prerender-manifest.json'), 'utf8')
    return new Set(Object.keys((JSON.parse(manifest) as { routes?: object }).routes ?? {}))
  } catch {
    return new Set()
  }
}

/** Whether the build made a page for this path: those are few and often read, unlike what is made at its first visit. */
export function isBuilt(path: string): boolean {
  built ??= read()
  return built.has(path)
}
