import type { ServerResponse } from 'node:http'
import { createMemory } from '../../lib/http/memory.ts'

/** For how long a page is sent again without asking Next, in ms: what was true a moment ago. */
const RECENT_MS = 1_000

const toAddress = ({ req }: ServerResponse): string | null =>
  req.method === 'GET' && req.url && !req.url.includes('?') ? req.url : null

/**
 * Pages by the address that they were sent at, for a second. Next reads its cache and counts the bytes of a page anew for each
 * visitor; under load that is once a second and page.
 */
export function createRecentPages<Page>() {
  const pages = createMemory<{ until: number; page: Page }>(200)
  const find = (response: ServerResponse): Page | null => {
    const address = toAddress(response)
    const known = address === null ? undefined : pages.get(address)
    return known && performance.now() < known.until ? known.page : null
  }
  return {
    find,
    remember(response: ServerResponse, page: Page): void {
      const address = toAddress(response)
      if (address === null || response.hasHeader('set-cookie') || find(response)) return
      pages.keep(address, { until: performance.now() + RECENT_MS, page })
    },
    forgetAll: () => pages.forgetAll(),
  }
}
