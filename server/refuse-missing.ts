import { existsSync, globSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { KeptAssets } from './kept-assets.ts'

/** Only programs request addresses below these, so they do not get Home as the page of unknown addresses. */
export const ROOTS = /^\/(?:_next|api|art|card|enhance|icons|images|pictures)(?:\/|$)/

/** Next knows these files, and answers unknown ones with a short text itself. */
const STATIC = '/_next/static/'

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string }[] }

/** Returns whether a path's segments match a route, in which `[id]` is one segment and `[[...rest]]` any number. */
function fits(segments: string[], pattern: string[]): boolean {
  const isOpen = pattern.at(-1)?.startsWith('[[...') ?? false
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  const hasLength = isOpen ? segments.length >= fixed.length : segments.length === fixed.length
  // No route below the roots begins with a parameter.
  return hasLength && fixed.every((part, at) => part === segments[at] || (at > 1 && part.startsWith('[')))
}

/** Reads which addresses below ROOTS exist in the build. */
function readKnown(root: string): (path: string) => boolean {
  const file = path.join(root, '.next', 'routes-manifest.json')
  if (!existsSync(file)) return () => true
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const files = globSync('**/*.*', { cwd: path.join(root, 'public') })
  const exact = new Set([
    ...staticRoutes.map(({ page }) => page),
    ...files.map((name) => `/${name.replaceAll(path.sep, '/')}`),
  ])
  const patterns = dynamicRoutes.map(({ page }) => page.split('/'))
  const hasPattern = (segments: string[]) => patterns.some((pattern) => fits(segments, pattern))
  return (address) => address.startsWith(STATIC) || exact.has(address) || hasPattern(address.split('/'))
}

/** Creates the step that answers 404 in two words for a file or a call that does not exist: Next would render Home. */
export function createMissingRefusal(
  root: string,
  keptAssets: KeptAssets,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const isKnown = readKnown(root)
  return ({ url = '/' }, response) => {
    const [address = ''] = url.split('?', 1)
    if (!ROOTS.test(address) || isKnown(address) || keptAssets.has(address)) return false
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end('Not found\n')
    return true
  }
}
