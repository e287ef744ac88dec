import { existsSync, globSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

export const PACKED_FOLDERS = { '/_next/static/': '.next/static/', '/enhance/': 'public/enhance/' } as const

/** Fonts are compressed already. scripts/pack-files.ts compresses these. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

export const PACKED = '.br'

export function createPackedFiles(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = new Map<string, string>()
  for (const [address, folder] of Object.entries(PACKED_FOLDERS))
    for (const name of globSync(`**/*${PACKED}`, { cwd: path.join(root, folder) }))
      files.set(address + name.replaceAll(path.sep, '/'), path.join(root, folder, name))
  return (request, response) => {
    const packed = request.url + PACKED
    const file = request.headers['accept-encoding'] === 'br' && files.get(packed)
    // A build beside a running server removes the compressed copies before the originals.
    if (!file || !existsSync(file)) return
    response.setHeader('content-type', PACKED_TYPES[path.extname(request.url ?? '')] ?? '')
    response.setHeader('content-encoding', PACKED.slice(1))
    request.url = packed
  }
}
