import type { Database } from '../db/database.ts'
import { findRoutedPage } from './own-pages.ts'
import { normalizePath, readRedirects } from './redirects.ts'

let served: ReadonlyMap<string, string> = new Map()

/** Reads the redirects that this process serves. Call it at the start, and when the redirects have changed. */
export async function loadRedirects(db: Database): Promise<void> {
  served = await readRedirects(db)
}

/** Returns where a request's address leads, with its query, or null if it has no redirect. */
export function findRedirect(url: string): string | null {
  if (served.size === 0) return null
  const [path = ''] = url.split('?', 1)
  const find = (address: string) => {
    const old = normalizePath(address)
    return old === null || findRoutedPage(old) ? undefined : served.get(old)
  }
  // WordPress's short addresses are queries of Home.
  const short = find(url)
  if (short && path !== url) return short
  const target = find(path)
  if (!target) return null
  return /[?#]/.test(target) ? target : target + url.slice(path.length)
}
