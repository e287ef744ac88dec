import { log } from '../log.ts'

// Next bundles this module several times over; a signal stops the whole process.
const KEY = Symbol.for('site.draining')
const store = globalThis as { [KEY]?: boolean }

/** Docker and Kubernetes kill after 30 s at the latest if they are told so; what is still open by then is cut off. */
const LIMIT_MS = 28_000

/** Whether this process is about to stop: /readyz then says 503, and no connection is kept for another request. */
export const isDraining = () => store[KEY] === true

/**
 * SIGTERM closes nothing for `graceMs`, so that balancers see /readyz and send nobody any more. Then Next's own listeners
 * do what they did at once before: close the port, finish what is under way, exit. SIGINT (Ctrl+C) still closes at once.
 */
export function drainOnSigterm(graceMs: number): void {
  const closers = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', () => {
    // `npm start` in a terminal and a container's runtime may both pass the signal on.
    if (isDraining()) return
    store[KEY] = true
    log.info('draining', { graceMs })
    setTimeout(() => {
      for (const close of closers) close('SIGTERM')
    }, graceMs)
    setTimeout(() => {
      log.warn('stopped with requests open')
      process.exit(143)
    }, LIMIT_MS).unref()
  })
}
