import { existsSync, globSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getBuildFolder } from '../lib/env.ts'

/** Returns the folders of compressed files by their addresses, for the build in `build`. */
export const toPackedFolders = (build = getBuildFolder()): Record<string, string> => ({
  '/_next/static/': `${build}/static/`,
  '/enhance/': 'public/enhance/',
})

/** Fonts are compressed already. scripts/pack-files.ts compresses these. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

export const PACKED = '.br'

export function createPackedFiles(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = new Map<string, string>()
  for (const [address, folder] of Object.entries(toPackedFolders()))
    for (const name of globSync(`**/*${PACKED}`, { cwd: path.join(root, folder) }))
      files.set(address + name.replaceAll(path.sep, '/'), path.join(root, folder, name))
  return (request, response) => {
    const packed = request.url + PACKED
    const file = request.headers['accept-encoding'] === 'br' && files.get(packed)
    // A new build beside a server that runs on `.next` itself removes the compressed copies before the originals.
    if (!file || !existsSync(file)) return
    response.setHeader('content-type', PACKED_TYPES[path.extname(request.url ?? '')] ?? '')
    response.setHeader('content-encoding', PACKED.slice(1))
    request.url = packed
  }
}
