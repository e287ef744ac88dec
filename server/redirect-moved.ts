import type { IncomingMessage, ServerResponse } from 'node:http'
import { OWN_PAGES } from '../lib/redirects/own-pages.ts'
import { routes } from '../lib/routes.ts'
import { isRespelt } from './resolve-path.ts'

const MOVED: Readonly<Record<string, string>> = {
  '/whitepapers': routes.insights,
  '/docs': routes.blog,
  '/services': routes.expertise,
  '/job-apply': routes.careers,
  '/blog-read': routes.blog,
  '/case-study-read': routes.caseStudies,
  '/journal-read': routes.journal,
  '/blog/category': routes.blog,
  '/careers/department': routes.careers,
}

const FIRST_PAGE = /^(\/(?:blog|careers)(?:\/(?:category|department)\/[\w-]+)?)\/page\/1$/
const LOWER =
  /^\/(?:services|industries|case-study-read|journal-read|blog\/(?:category|page)|careers\/(?:department|page))\/[\w/-]+$/

/** Returns the address that a path moved to, or null. Ids of posts and positions keep their case. */
export function findMoved(path: string): string | null {
  const lower = path.toLowerCase()
  const isLower = Object.hasOwn(MOVED, lower) || OWN_PAGES.has(lower) || LOWER.test(lower)
  const meant = isLower ? lower : path
  const target = (Object.hasOwn(MOVED, meant) ? MOVED[meant] : null) ?? FIRST_PAGE.exec(meant)?.[1] ?? meant
  return target === path ? null : target
}

/** Redirects moved addresses and other spellings of an address, and keeps their query. */
export function redirectMoved(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/' } = request
  const [path = ''] = url.split('?', 1)
  const moved = findMoved(path)
  if (moved === null && !isRespelt(request)) return false
  response.writeHead(308, { location: (moved ?? path) + url.slice(path.length) }).end()
  return true
}
