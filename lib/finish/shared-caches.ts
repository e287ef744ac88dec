import { CONTENT_LIFE, OLDEST_PAGE_MS } from '../cache.ts'

/**
 * The `Cache-Control` of a page that is `ageMs` old and made anew every `revalidate` seconds. A proxy's copy counts as the
 * page itself: it is gone when the page would be too old to be answered here. Next's own header lets a proxy show a page
 * that nobody visited for a year once more.
 */
export function toSharedLife(ageMs: number, revalidate: number = CONTENT_LIFE.revalidate): string {
  const left = Math.max(1, Math.floor((OLDEST_PAGE_MS - ageMs) / 1_000))
  const fresh = Math.min(left, Math.max(1, Math.floor(revalidate - ageMs / 1_000)))
  return `s-maxage=${fresh}, stale-while-revalidate=${Math.min(left - fresh, revalidate)}`
}
