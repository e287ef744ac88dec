import type { IncomingMessage } from 'node:http'
import { toJobLinkPath } from '../lib/jobs/job-link-path.ts'
import { routes } from '../lib/routes.ts'

// None of our pages has an address this long. A redirect repeats it in headers, for which proxies have small buffers.
const MAX_LENGTH = 4_000

// URL parsers remove tabs and line ends, so `/stu\tdio` would be one path for us and another for Next.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it refuses
const CONTROL = /[\u0000-\u0020\u007f]/

const SCHEME = /^https?:\/\//i

/** RFC 3986 calls these unreserved: encoded or not, they mean the same, and Next decodes them too. */
const UNRESERVED = /^[\w.~-]$/

/** Spaces that were copied along with an address. */
const SPACES = ['%20', '%09', '%0a', '%0d', '%c2%a0', '%e2%80%8b']

/** A broken escape (`%E0%A4%A`) makes Next answer 500. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Splits a request target into its host, if any, and the path with its query. Returns null if no page can have this
 * address.
 */
function splitTarget(target: string): { host: string | null; address: string } | null {
  if (target.length > MAX_LENGTH || CONTROL.test(target)) return null
  const [url = ''] = target.split('#', 1)
  if (url.startsWith('/')) return { host: null, address: url }
  if (!SCHEME.test(url)) return null
  const rest = url.replace(SCHEME, '')
  const [host = ''] = rest.split(/[/?\\]/, 1)
  const address = rest.slice(host.length)
  return { host, address: address.startsWith('/') ? address : `/${address}` }
}

function decodeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return UNRESERVED.test(character) ? character : code
  })
}

function trimSpaces(path: string): string {
  const space = SPACES.find((code) => path.toLowerCase().endsWith(code))
  return space ? trimSpaces(path.slice(0, -space.length)) : path
}

function resolveSegments(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

/**
 * Resolves a path with its query to its only spelling: no dot segments, backslashes, empty segments, trailing spaces or
 * needless escapes. Returns null if it cannot be decoded.
 */
export function resolveAddress(address: string): string | null {
  const [path = ''] = address.split('?', 1)
  // Node returns each byte beyond ASCII as one character.
  const encoded = path.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`)
  if (!isDecodable(encoded)) return null
  const plain = trimSpaces(decodeUnreserved(encoded).replaceAll('\\', '/'))
  return resolveSegments(toJobLinkPath(plain) ?? plain) + address.slice(path.length)
}

const respelt = new WeakSet<IncomingMessage>()

/** Returns whether a request spelled its address differently from `resolvePath`. */
export const isRespelt = (request: IncomingMessage): boolean => respelt.has(request)

/** Resolves the path before any other step looks at it, so that all of them and Next see the same one. */
export function resolvePath(request: IncomingMessage): void {
  const target = splitTarget(request.url ?? '')
  const resolved = target && resolveAddress(target.address)
  // A host in the target replaces the header (RFC 9112, 3.2.2).
  if (typeof target?.host === 'string') request.headers.host = target.host
  if (resolved !== null && resolved !== target?.address) respelt.add(request)
  request.url = resolved ?? routes.badRequest
}
