import { routes } from '../routes.ts'

/** How each token begins: "Salted__" in Base64. */
const START = routes.job('U2FsdGVkX1')

const PAGES = ['submitted', 'received']

/** Returns the path of a job link whose Base64 token has lost its `%2F` encoding; null for any other path. */
export function toJobLinkPath(path: string): string | null {
  if (!path.startsWith(START)) return null
  const segments = path.slice(routes.job('').length).split('/')
  while (segments.at(-1) === '') segments.pop()
  const page = PAGES.find((name) => name === segments.at(-1))
  const token = (page ? segments.slice(0, -1) : segments).join('_')
  return routes.job(token) + (page ? `/${page}` : '')
}
