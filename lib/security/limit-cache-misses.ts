import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { tooMany, toTooManyText } from '../../content/too-many.ts'
import { getBuildFolder } from '../env.ts'
import { escapeHtml } from '../format/escape-html.ts'
import { createBoundedMap } from '../http/bounded-map.ts'
import { toPlainPage } from '../http/plain-page.ts'
import { isSearchPage } from '../listing/search-page.ts'
import { isPersonal, routes } from '../routes.ts'
import { countCacheMiss, refundCacheMiss } from './cache-miss-counter.ts'
import { toClientAddress } from './client-address.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const existing = createBoundedMap<true>(20_000)

/** Limits the pages rendered for one address at a time, so that other visitors are served in between. */
const takeTurn = createConcurrencyLimit(3)

/** Matches the pages that confirm a form. */
const RESULT = /\/(?:asked|confirmed|ended|erased|received|renewed|sent|submitted|subscribed)$/

const UNCOUNTED = /^\/(?:_next|api|art|card|pictures)\/|^\/(?:healthz|readyz)$/

function readBuilt(root: string): ReadonlySet<string> {
  try {
    const manifest = readFileSync(path.join(root, getBuildFolder(), 'prerender-manifest.json'), 'utf8')
    return new Set(Object.keys((JSON.parse(manifest) as { routes?: object }).routes ?? {}))
  } catch {
    return new Set()
  }
}

function refuse(response: ServerResponse, seconds: number): void {
  const text = `<p>${escapeHtml(toTooManyText(seconds))}</p>`
  response.statusCode = 429
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('retry-after', seconds)
  response.end(toPlainPage(tooMany.title, `${text}<p><a href="${routes.home}">${escapeHtml(tooMany.action)}</a></p>`))
}

/**
 * Creates the step that answers 429 after too many missing pages. It returns true if it responded or the visitor left.
 */
export function createCacheMissLimit(
  root: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const built = readBuilt(root)
  return async ({ method, url = '/', headers, socket }, response) => {
    const [path = ''] = url.split('?', 1)
    if (method !== 'GET' || UNCOUNTED.test(path) || built.has(path) || existing.get(path)) return false
    const address = toClientAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress)
    const kind = isPersonal(path) || RESULT.test(path) ? 'personal' : 'page'
    const seconds = await countCacheMiss(kind, address)
    if (seconds !== null) {
      refuse(response, seconds)
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
      // Every request renders these.
      const isRendered = isSearchPage(path) || isPersonal(path)
      // Requests are counted before they are answered; otherwise a thousand at once would pass. One that was cut off
      // costs as much.
      if (!writableFinished || isRendered || (statusCode >= 400 && statusCode < 500)) return
      if (statusCode < 400) existing.keep(path, true)
      void refundCacheMiss(kind, address)
    })
    return false
  }
}
