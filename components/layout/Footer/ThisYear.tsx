import { cacheLife } from 'next/cache'

/** The year in which the page was made. It is read again each day. */
export async function ThisYear() {
  'use cache'
  // Old pages stay usable for a year, as all content does.
  cacheLife({ stale: 300, revalidate: 86_400, expire: 31_536_000 })
  return new Date().getFullYear()
}
