import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { tooMany, toTooManyText } from '../content/too-many.ts'
import { toPageCsp } from '../finish/csp.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { routes } from '../routes.ts'
import { toClientAddress } from '../security/client-address.ts'
import { countMiss, forgiveMiss } from '../security/miss-limit.ts'
import { isBuilt } from './built-pages.ts'
import { createMemory } from './memory.ts'
import { PLAIN_STYLE_SOURCE, toPlainPage } from './plain-page.ts'
import { createTurns } from './turns.ts'

/** Paths that were answered before and exist, besides those of the build. */
const existing = createMemory<true>(20_000)
const limited = new WeakSet<Server>()

/** Pages that may not exist and are being made for one address at a time: between them, others are answered. */
const takeTurn = createTurns(3)

/** Files of the build, probes, and handlers that count for themselves. */
const UNCOUNTED = /^\/(?:_next|api|art|card)\/|^\/(?:healthz|readyz)$/

/** Pages that answer a search: each is made for its reader, and there is no end of them. */
const isSearch = (path: string) => path.startsWith(routes.blogAsked('')) || path.startsWith(routes.careersAsked(''))

const toPath = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? ''
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

function refuse(response: ServerResponse, seconds: number, siteUrl: string): void {
  const inline = { scripts: [], styles: [PLAIN_STYLE_SOURCE], styleAttributes: [] }
  const text = `<p>${escapeHtml(toTooManyText(seconds))}</p>`
  response.statusCode = 429
  response.setHeader('content-security-policy', toPageCsp(inline, { siteUrl }, false))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('retry-after', seconds)
  response.end(toPlainPage(tooMany.title, `${text}<p><a href="${routes.home}">${escapeHtml(tooMany.action)}</a></p>`))
}

/**
 * Counts a request for a page that may not exist, and answers 429 in words once its address asked for too many. It is counted
 * before it is answered, or a thousand at once would all be let in, and forgiven once the page turns out to exist. True where
 * the request was answered, or nobody waits for its answer any more.
 */
export async function limitMiss(request: IncomingMessage, response: ServerResponse, siteUrl: string): Promise<boolean> {
  const path = toPath(request)
  if (!isRead(request) || UNCOUNTED.test(path) || isBuilt(path) || existing.get(path)) return false
  const forwarded = request.headers['x-forwarded-for']
  const address = toClientAddress(forwarded?.toString(), request.socket.remoteAddress)
  const seconds = await countMiss('page', address)
  if (seconds !== null) {
    refuse(response, seconds, siteUrl)
    return true
  }
  const endTurn = await takeTurn(address)
  if (response.closed) {
    endTurn()
    return true
  }
  response.once('close', () => {
    endTurn()
    const { statusCode, writableFinished } = response
    // Whoever hangs up early has cost as much.
    if (!writableFinished || isSearch(path) || (statusCode >= 400 && statusCode < 500)) return
    if (statusCode < 400) existing.keep(path, true)
    void forgiveMiss('page', address)
  })
  return false
}

/** Has a server limit misses before anything else answers. */
export function limitMisses(server: Server, siteUrl: string): void {
  if (limited.has(server)) return
  limited.add(server)
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', async (request, response) => {
    if (await limitMiss(request, response, siteUrl)) return
    for (const listen of listeners) Reflect.apply(listen, server, [request, response])
  })
}
