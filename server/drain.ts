import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../lib/log.ts'
import type { SiteServer } from './create-server.ts'

/** Docker and Kubernetes kill the process after 30 s. */
const LIMIT_MS = 28_000

const MAX_WAIT_MS = 5_000
const TICK_MS = 100
const QUIET_TICKS = 5

/** Longer than a server keeps a connection without a request (`keepAliveTimeout`). */
const KEPT_MS = 10_000

/** A slow upload may take as long. */
const RETIRE_LIMIT_MS = 15 * 60_000

const PROBE = /^\/(?:healthz|readyz)(?:$|\?)/

let isDraining = false
let isRetired = false
let seen = 0

/** Answers /readyz with 503 while the server drains (and returns true), and stops keeping connections alive. */
export function respondDraining(request: IncomingMessage, response: ServerResponse): boolean {
  if (!PROBE.test(request.url ?? '')) seen += 1
  if (isDraining || isRetired) response.setHeader('connection', 'close')
  if (!isDraining || !request.url?.startsWith('/readyz')) return false
  response.statusCode = 503
  response.setHeader('cache-control', 'no-store').setHeader('retry-after', '5').end('stopping\n')
  return true
}

// Closing resets accepted connections that are still unread, so give the event loop time to read them.
async function waitForQuiet(): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  let quietTicks = 0
  while (quietTicks < QUIET_TICKS && performance.now() < end) {
    seen = 0
    await sleep(TICK_MS)
    quietTicks = seen === 0 ? quietTicks + 1 : 0
  }
}

function close(server: SiteServer, code: number): void {
  server.close(() => process.exit(code))
}

/**
 * Shuts down on signals. SIGTERM, or a closed terminal, waits `graceMs` for load balancers to see /readyz, then for
 * open requests to end. SIGINT closes at once.
 */
export function closeOnSignals(server: SiteServer, graceMs: number): void {
  process.once('SIGINT', () => close(server, 130))
  const drain = async (because: NodeJS.Signals) => {
    // `npm start` in a terminal and the container runtime may both forward the signal.
    if (isDraining) return
    isDraining = true
    log.info('draining', { graceMs, because })
    setTimeout(() => {
      log.warn('stopped with requests open')
      process.exit(143)
    }, LIMIT_MS).unref()
    await sleep(graceMs)
    if (graceMs > 0) await waitForQuiet()
    close(server, 143)
  }
  process.on('SIGTERM', drain)
  // The terminal was closed. With `nohup` the output goes elsewhere, and Node does not know that it should ignore the signal.
  process.on('SIGHUP', (signal) => process.stdout.isTTY && void drain(signal))
}

/**
 * Ends a worker whose port another one serves: it takes no connection any more, and answers on those that are open, each
 * of which ends with its next response.
 */
export function retire(server: SiteServer): void {
  isRetired = true
  log.info('replaced')
  // The method of http.Server would also cut kept connections, on which the next request may be on its way.
  Server.prototype.close.call(server, () => process.exit(0))
  // Browsers open connections that they may never use.
  const closeUnused = () => setInterval(() => server.closeIdleConnections(), TICK_MS).unref()
  setTimeout(closeUnused, KEPT_MS).unref()
  setTimeout(() => {
    log.warn('stopped with requests open')
    process.exit(0)
  }, RETIRE_LIMIT_MS).unref()
}
