import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import { createMemory } from './memory.ts'

type RecentPage = { until: number; headers: OutgoingHttpHeaders; html: string }

/** For how long a page is answered again without asking Next, in ms: what was true a moment ago. */
export const RECENT_MS = 1_000

const recent = createMemory<RecentPage>(200)
const served = new WeakSet<Server>()

function getRecent(url: string): RecentPage | null {
  const page = recent.get(url)
  return page && performance.now() < page.until ? page : null
}

/** Remembers a page that Next answered to everybody at this address; what is asked with a query is not. */
export function rememberPage(url: string, response: ServerResponse, html: string): void {
  // Both belong to one request: its number, and whether its address is a filtered view of the page.
  const { 'x-request-id': _, 'x-robots-tag': __, ...headers } = response.getHeaders()
  if ('set-cookie' in headers || url.includes('?') || getRecent(url)) return
  recent.keep(url, { until: performance.now() + RECENT_MS, headers, html })
}

/** After something was sent, which may have changed any page. */
export const forgetPages = (): void => recent.forgetAll()

function answer({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const page = method === 'GET' && getRecent(url)
  if (!page) return false
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value)
  // However Next came by it.
  if (response.hasHeader('x-nextjs-cache')) response.setHeader('x-nextjs-cache', 'HIT')
  response.end(page.html)
  return true
}

/**
 * Has this server answer recent pages by itself. Next loads its cache handler, counts a page's bytes and asks its cache anew
 * for each visitor; under load that is once a second and page this way.
 */
export function answerRecentPages(server: Server): void {
  if (served.has(server)) return
  served.add(server)
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const listen of listeners) Reflect.apply(listen, server, [request, response])
  })
}
