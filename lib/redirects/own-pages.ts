import { routes } from '../routes.ts'

/** The addresses of all pages without a variable part. */
export const OWN_PAGES: ReadonlySet<string> = new Set(
  Object.values(routes).filter((route) => typeof route === 'string'),
)

/** Addresses below which the site has pages, calls and files of its own for everyone. */
const ROOTS = /^\/(?:_next|api|art|card|enhance|icons|images|pictures|studio|services|industries)(?:\/|$)/

/** Returns whether a path is a page of the site that exists for certain, so that no redirect may hide it. */
export const findRoutedPage = (path: string): boolean => OWN_PAGES.has(path) || ROOTS.test(path)
