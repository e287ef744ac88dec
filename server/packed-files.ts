import { existsSync, globSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** The folders whose files are compressed when they are built (scripts/pack-files.ts), and where they are served. */
export const PACKED_FOLDERS: readonly { folder: string; address: string }[] = [
  { folder: '.next/static', address: '/_next/static/' },
  { folder: 'public/enhance', address: '/enhance/' },
]

/** What is compressed there, and its type. Fonts are small already. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml; charset=UTF-8',
}

/** A compressed file lies beside its original. */
export const toPackedName = (name: string): string => `${name}.br`

/** The compressed files under `root`, by the addresses of their originals. */
export function findPackedFiles(root: string): ReadonlyMap<string, string> {
  const find = ({ folder, address }: (typeof PACKED_FOLDERS)[number]) =>
    globSync(toPackedName('**/*'), { cwd: path.join(root, folder) }).map((name): [string, string] => [
      address + name.slice(0, -toPackedName('').length).replaceAll(path.sep, '/'),
      path.join(root, folder, name),
    ])
  return new Map(PACKED_FOLDERS.flatMap(find))
}

/** Gives the step that has Next send a file's compressed copy to a browser that takes it. */
export function createPackedFiles(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = findPackedFiles(root)
  return (request, response) => {
    const { url = '' } = request
    const packed = files.get(url)
    // A build beside a running server removes the copies for a while; the originals come back earlier.
    if (!packed || request.headers['accept-encoding'] !== 'br' || !existsSync(packed)) return
    request.url = toPackedName(url)
    response.setHeader('content-type', PACKED_TYPES[path.extname(url)] ?? '')
    response.setHeader('content-encoding', 'br')
  }
}
