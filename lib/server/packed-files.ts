import { existsSync, globSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { chooseEncoding } from './packed-pages.ts'

/** The folders whose files are packed when they are built (scripts/pack-files.ts), and where they are served. */
export const PACKED_FOLDERS: readonly { folder: string; address: string }[] = [
  { folder: '.next/static', address: '/_next/static/' },
  { folder: 'public/enhance', address: '/enhance/' },
]

/** What is packed there, and its type. Fonts are small already. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml; charset=UTF-8',
}

/** A packed file stands beside its own. */
export const toPackedName = (name: string): string => `${name}.br`

/** The packed files under `root`, by the addresses of what they are packed from. */
export function findPackedFiles(root: string): ReadonlyMap<string, string> {
  const find = ({ folder, address }: (typeof PACKED_FOLDERS)[number]) =>
    globSync(toPackedName('**/*'), { cwd: path.join(root, folder) }).map((name): [string, string] => [
      address + name.slice(0, -toPackedName('').length).replaceAll(path.sep, '/'),
      path.join(root, folder, name),
    ])
  return new Map(PACKED_FOLDERS.flatMap(find))
}

let files: ReadonlyMap<string, string> | undefined

/**
 * Has Next send the packed file where the reader takes it: a tenth smaller than what can be packed while somebody waits, and no
 * work. Call it when the address is the one that is answered.
 */
export function choosePacked(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  files ??= findPackedFiles(process.cwd())
  const packed = files.get(url)
  // Whoever builds beside a running server takes it away for a while; what it was packed from comes back earlier.
  if (!packed || chooseEncoding(request.headers['accept-encoding']) !== 'br' || !existsSync(packed)) return
  request.url = toPackedName(url)
  response.setHeader('content-type', PACKED_TYPES[path.extname(url)] ?? '')
  response.setHeader('content-encoding', 'br')
}
