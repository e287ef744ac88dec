import { existsSync, globSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** The folders whose files are compressed when they are built (scripts/pack-files.ts), by their addresses. */
export const PACKED_FOLDERS = { '/_next/static/': '.next/static/', '/enhance/': 'public/enhance/' } as const

/** What is compressed there, and its type. Fonts are small already. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** A compressed file lies beside its original. */
export const PACKED = '.br'

/** Gives the step that has Next send a file's compressed copy to a browser that takes it. */
export function createPackedFiles(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = new Map<string, string>()
  for (const [address, folder] of Object.entries(PACKED_FOLDERS))
    for (const name of globSync(`**/*${PACKED}`, { cwd: path.join(root, folder) }))
      files.set(address + name.replaceAll(path.sep, '/'), path.join(root, folder, name))
  return (request, response) => {
    const packed = request.url + PACKED
    const file = request.headers['accept-encoding'] === 'br' && files.get(packed)
    // A build beside a running server removes the copies for a while; the originals come back earlier.
    if (!file || !existsSync(file)) return
    response.setHeader('content-type', PACKED_TYPES[path.extname(request.url ?? '')] ?? '')
    response.setHeader('content-encoding', PACKED.slice(1))
    request.url = packed
  }
}
