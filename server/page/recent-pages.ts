import type { ServerResponse } from 'node:http'
import { createMemory } from '../../lib/http/memory.ts'

const RECENT_MS = 1_000

const toAddress = ({ req }: ServerResponse) => (req.method === 'GET' && !req.url?.includes('?') && req.url) || ''

/** Keeps sent pages for a second, by address. Otherwise Next reads its cache again for every visitor. */
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
