import { routes } from './routes.ts'

const EXTENSION = '.md'
const HOME = `/index${EXTENSION}`

/** Returns whether a path ends with the name of a file. */
export const isFilePath = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

/** Returns the address at which a page is Markdown; keeps its query and its fragment. */
export function toMarkdownAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return (path === routes.home ? HOME : `${path}${EXTENSION}`) + address.slice(path.length)
}

/** Returns the path of the page that a path shows as Markdown; null for any other path. */
export function fromMarkdownPath(path: string): string | null {
  if (path === HOME) return routes.home
  const page = path.slice(0, -EXTENSION.length)
  return path.endsWith(EXTENSION) && !page.endsWith('/') ? page : null
}
