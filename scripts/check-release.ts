/**
 * `node scripts/check-release.ts http://127.0.0.1:PORT`: asks a server that serves no visitors yet for its health, a page of
 * each kind, and the scripts and styles of these pages. Exits with 1 if one of them is not as it should be.
 */
import { routes } from '../lib/routes.ts'

const [, , base = ''] = process.argv
const LIMIT_MS = 60_000

const FILE = /\/(?:_next\/static|enhance)\/[\w~./-]+\.(?:js|css)\b/g

/** Bots are not counted as readers. */
const headers = { 'user-agent': 'release-check (bot)', 'accept-encoding': 'gzip' }

/** Returns the text at a path. Exits if the status or the type differs. */
async function read(path: string, type: string, status = 200): Promise<string> {
  const response = await fetch(base + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
  const text = await response.text()
  const isRight = response.status === status && response.headers.get('content-type')?.startsWith(type) && text !== ''
  if (isRight) return text
  console.log(`${path} answers ${response.status}${path === routes.readiness ? `: ${text.trim()}` : ''}`)
  return process.exit(1)
}

/** Returns the first address of each kind: with the same first part, and as many parts. */
function pickKinds(addresses: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const parts = pathname.split('/')
    const kind = `${parts[1]} ${parts.length}`
    if (!kinds.has(kind)) kinds.set(kind, pathname)
  }
  return [...kinds.values()]
}

await read(routes.readiness, 'text/plain')
const sitemap = await read(routes.sitemapXml, 'application/xml')
const pages = pickKinds([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address))
const files = new Set<string>()
for (const page of pages) for (const [file] of (await read(page, 'text/html')).matchAll(FILE)) files.add(file)
await read('/no-such-page', 'text/html', 404)
for (const file of files) await read(file, file.endsWith('.js') ? 'application/javascript' : 'text/css')
console.log(`Checked ${pages.length + 1} pages and ${files.size} files.`)
