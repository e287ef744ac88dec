import type { ServerResponse } from 'node:http'
import { countEvent } from '../../lib/count-event.ts'
import { createBoundedMap } from '../../lib/http/bounded-map.ts'

const RECENT_MS = 1_000

const toAddress = ({ req }: ServerResponse) => (req.method === 'GET' && !req.url?.includes('?') && req.url) || ''

/** Keeps sent pages for a second, by address. Otherwise Next would read its cache again for every visitor. */
export function createRecentPages<Page>() {
  const pages = createBoundedMap<Page>(200)
  const starts = new WeakMap<ServerResponse, number>()
  let timesForgotten = 0
  return {
    /** Must be called when a request begins. */
    find(response: ServerResponse): Page | undefined {
      starts.set(response, timesForgotten)
      const page = pages.get(toAddress(response))
      // Most other requests are for files, so they are not misses.
      if (page) countEvent('recent pages', 'hit')
      return page
    },
    remember(response: ServerResponse, page: Page): void {
      const address = toAddress(response)
      // A page that began to render before a change may show the content from before it.
      const isOutdated = starts.get(response) !== timesForgotten
      if (!address || isOutdated || response.hasHeader('set-cookie')) return
      pages.keep(address, page)
      setTimeout(() => pages.forget(address), RECENT_MS).unref()
    },
    forgetAll(): void {
      timesForgotten += 1
      pages.forgetAll()
    },
  }
}
