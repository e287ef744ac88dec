import type { ServerResponse } from 'node:http'
import { createMemory } from '../../lib/http/memory.ts'

/** For how long a page is sent again without asking Next, in ms: what was true a moment ago. */
const RECENT_MS = 1_000

const toAddress = ({ req }: ServerResponse) => (req.method === 'GET' && !req.url?.includes('?') && req.url) || ''

/**
 * Pages by the address that they were sent at, for a second. Next reads its cache and counts the bytes of a page anew for each
 * visitor; under load that is once a second and page.
 */
export function createRecentPages<Page>() {
  const pages = createMemory<Page>(200)
  return {
    find: (response: ServerResponse) => pages.get(toAddress(response)),
    remember(response: ServerResponse, page: Page): void {
      const address = toAddress(response)
      if (!address || response.hasHeader('set-cookie')) return
      pages.keep(address, page)
      setTimeout(() => pages.forget(address), RECENT_MS).unref()
    },
    forgetAll: () => pages.forgetAll(),
  }
}
