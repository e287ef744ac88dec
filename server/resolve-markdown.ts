import type { IncomingMessage } from 'node:http'
import { prefersMarkdown } from '../lib/http/prefers-markdown.ts'
import { fromMarkdownPath, isFilePath, toMarkdownAddress } from '../lib/markdown-address.ts'
import { isPersonal, routes } from '../lib/routes.ts'
import { ROOTS } from './refuse-missing.ts'

const asked = new WeakSet<IncomingMessage>()

const isWithin = (root: string, path: string) => path === root || path.startsWith(`${root}/`)

/** Returns whether an address may have a page that everyone may read as Markdown. */
function mayHaveMarkdown(path: string): boolean {
  const isProbe = path === routes.health || path === routes.readiness
  return !(isFilePath(path) || isProbe || ROOTS.test(path) || isPersonal(path) || isWithin(routes.studio.start, path))
}

/** Returns the path of the page that a path with `.md` shows; null if it cannot be a page. */
export function toPagePath(path: string): string | null {
  const page = fromMarkdownPath(path)
  return page !== null && mayHaveMarkdown(page) ? page : null
}

/** A step of the server: requests the page whose Markdown an address names. */
export function resolveMarkdown(request: IncomingMessage): void {
  const { url = '/', method } = request
  const [path = ''] = url.split('?', 1)
  const page = method === 'GET' || method === 'HEAD' ? toPagePath(path) : null
  if (page === null) return
  asked.add(request)
  request.url = page + url.slice(path.length)
}

/** Returns whether the address of a request names Markdown, so that `Accept` does not matter. */
export const hasMarkdownAddress = (request: IncomingMessage): boolean => asked.has(request)

/** Returns the Markdown of the page that an address names, or the address itself if it is no page of this site. */
export function toMarkdownTarget(location: string): string {
  const [path = ''] = location.split(/[?#]/, 1)
  return path.startsWith('/') && mayHaveMarkdown(path) ? toMarkdownAddress(location) : location
}

/** Returns whether `Accept` decides the format of a page. */
export const isNegotiable = ({ method, url = '/' }: IncomingMessage): boolean =>
  method === 'GET' && mayHaveMarkdown(url.split('?', 1)[0] ?? '')

/** Returns the type of a page's answer. */
export const wantsMarkdown = (request: IncomingMessage): boolean =>
  hasMarkdownAddress(request) || (isNegotiable(request) && prefersMarkdown(request.headers.accept))
