import { CONTENT_LIFE, HEALING_LIFE, OLDEST_PAGE_MS } from '../cache.ts'
import { toSharedLife } from './shared-caches.ts'

function readLife(header: string): [fresh: number, stale: number] {
  const [, fresh, stale] = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(header) ?? []
  return [Number(fresh), Number(stale)]
}

describe('how long a proxy keeps a page', () => {
  it.each([0, 1_000, 60_000, 109_500, 111_000, 184_999, OLDEST_PAGE_MS, 10 * OLDEST_PAGE_MS])(
    'never makes it older than the site itself would show it, at an age of %d ms',
    (age) => {
      const [fresh, stale] = readLife(toSharedLife(age))
      expect(fresh).toBeGreaterThanOrEqual(1)
      expect(stale).toBeGreaterThanOrEqual(0)
      // A second is the least that can be said.
      expect(fresh + stale).toBeLessThanOrEqual(Math.max(1, (OLDEST_PAGE_MS - age) / 1_000))
    },
  )

  it('is as long as the site would not look again itself', () => {
    expect(readLife(toSharedLife(0))[0]).toBe(CONTENT_LIFE.revalidate)
    expect(readLife(toSharedLife(100_000))[0]).toBe(CONTENT_LIFE.revalidate - 100)
  })

  it('is seconds for what was made while the backend was away', () => {
    const [fresh, stale] = readLife(toSharedLife(0, HEALING_LIFE.revalidate))
    expect(fresh + stale).toBeLessThanOrEqual(2 * HEALING_LIFE.revalidate)
  })
})
