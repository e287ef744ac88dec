import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log.ts'

// Next bundles this module several times over; a signal stops the whole process.
const KEY = Symbol.for('site.draining')
const store = globalThis as { [KEY]?: boolean }

/** Docker and Kubernetes kill after 30 s at the latest if they are told so; what is still open by then is cut off. */
const LIMIT_MS = 28_000

/** How long clients that no balancer holds back may keep the port open. */
const PATIENCE_MS = 5_000
const TICK_MS = 100
const QUIET_TICKS = 5

const PROBE = /^\/(?:healthz|readyz)(?:$|\?)/

/** Whether this process is about to stop: /readyz then says 503, and no connection is kept for another request. */
export const isDraining = () => store[KEY] === true

// Closing resets what the system has accepted for us and we have not read yet, which on a busy machine may be the requests
// of a second. Each tick lets the event loop read what has come; several without any, and there is none.
async function waitForQuiet(): Promise<void> {
  let seen = 0
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (!PROBE.test(request.url ?? '')) seen += 1
  })
  const end = performance.now() + PATIENCE_MS
  for (let quiet = 0; quiet < QUIET_TICKS && performance.now() < end; quiet = seen === 0 ? quiet + 1 : 0) {
    seen = 0
    await sleep(TICK_MS)
  }
}

/**
 * SIGTERM closes nothing for `graceMs`, so that balancers see /readyz and send nobody any more. When no more requests
 * come, Next's own listeners do what they did at once before: close the port, finish what is under way, exit. SIGINT
 * (Ctrl+C) still closes at once.
 */
export function drainOnSigterm(graceMs: number): void {
  const closers = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', async () => {
    // `npm start` in a terminal and a container's runtime may both pass the signal on.
    if (isDraining()) return
    store[KEY] = true
    log.info('draining', { graceMs })
    setTimeout(() => {
      log.warn('stopped with requests open')
      process.exit(143)
    }, LIMIT_MS).unref()
    await sleep(graceMs)
    if (graceMs > 0) await waitForQuiet()
    for (const close of closers) close('SIGTERM')
  })
}
