import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../lib/log.ts'
import type { SiteServer } from './create-server.ts'

/** Docker and Kubernetes kill after 30 s; what is still open by then is cut off. */
const LIMIT_MS = 28_000

/** How long clients that no balancer holds back may keep the port open. */
const PATIENCE_MS = 5_000
const TICK_MS = 100
const QUIET_TICKS = 5

const PROBE = /^\/(?:healthz|readyz)(?:$|\?)/

let isDraining = false
let seen = 0

/** While the process is about to stop, /readyz answers 503 (true then), and no connection is kept for another request. */
export function respondDraining(request: IncomingMessage, response: ServerResponse): boolean {
  if (!PROBE.test(request.url ?? '')) seen += 1
  if (!isDraining) return false
  response.setHeader('connection', 'close')
  if (!request.url?.startsWith('/readyz')) return false
  response.statusCode = 503
  response.setHeader('cache-control', 'no-store').setHeader('retry-after', '5').end('stopping\n')
  return true
}

// Closing resets connections that the system has accepted and we have not read yet. Each tick lets the event loop read what
// has come; after several without any request there is none.
async function waitForQuiet(): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (let quiet = 0; quiet < QUIET_TICKS && performance.now() < end; quiet = seen === 0 ? quiet + 1 : 0) {
    seen = 0
    await sleep(TICK_MS)
  }
}

/** Closes the port, lets requests under way finish, and ends the process. */
function close(server: SiteServer, code: number): void {
  server.close(() => process.exit(code))
}

/**
 * SIGTERM closes nothing for `graceMs`, so that balancers see /readyz and send nobody any more; then, when no more requests
 * come, the server closes. SIGINT (Ctrl+C) closes at once.
 */
export function closeOnSignals(server: SiteServer, graceMs: number): void {
  process.once('SIGINT', () => close(server, 130))
  process.on('SIGTERM', async () => {
    // `npm start` in a terminal and a container's runtime may both pass the signal on.
    if (isDraining) return
    isDraining = true
    log.info('draining', { graceMs })
    setTimeout(() => {
      log.warn('stopped with requests open')
      process.exit(143)
    }, LIMIT_MS).unref()
    await sleep(graceMs)
    if (graceMs > 0) await waitForQuiet()
    close(server, 143)
  })
}
