import type { IncomingMessage, ServerResponse } from 'node:http'
import { routes } from '../lib/routes.ts'

/** Addresses without a page of their own that somebody may type, or that the brief's footer names. */
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
const PAGES: ReadonlySet<string> = new Set(Object.values(routes).filter((route) => typeof route === 'string'))
/** Addresses that are lower case throughout. Posts and positions have ids whose case counts. */
const LOWER =
  /^\/(?:services|industries|case-study-read|journal-read|blog\/(?:category|page)|careers\/(?:department|page))\/[\w/-]+$/

/** Where a path leads on to; null for one that is answered itself. */
export function findMoved(path: string): string | null {
  const lower = path.toLowerCase()
  const isLower = Object.hasOwn(MOVED, lower) || PAGES.has(lower) || LOWER.test(lower)
  const meant = isLower ? lower : path
  const target = (Object.hasOwn(MOVED, meant) ? MOVED[meant] : null) ?? FIRST_PAGE.exec(meant)?.[1] ?? meant
  return target === path ? null : target
}

/** Leads on from an address that moved, with its query; true when it did. Call it after `cleanRequest`. */
export function redirectMoved({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = url.split('?', 1)
  const target = findMoved(path)
  if (target === null) return false
  response.writeHead(308, { location: target + url.slice(path.length) }).end()
  return true
}
