import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { log } from '../lib/log.ts'

type Request = { name: string; startedAt: number; endedAt: number }
type Options = { longestMs?: number; everyMs?: number }

// Node measures nothing between a reset and its next sample, so a longer interval would miss a delay in between.
const RESOLUTION_MS = 1
const MAX_NAMED = 5

const requests = new Set<Request>()

/**
 * Tracks a request until the returned function is called. `path` is logged: pass it without a query or personal data. It adds
 * no listener to the response: Next adds so many in development that Node warns of a leak.
 */
export function trackRequest({ method }: Pick<IncomingMessage, 'method'>, path: string): () => void {
  const request: Request = { name: `${method} ${path}`, startedAt: performance.now(), endedAt: Infinity }
  requests.add(request)
  return () => {
    request.endedAt = performance.now()
  }
}

function listRequests(since: number, now: number): string[] {
  const toMs = ({ startedAt, endedAt }: Request) => Math.round(Math.min(endedAt, now) - startedAt)
  return [...requests]
    .filter(({ endedAt }) => endedAt >= since)
    .sort((a, b) => toMs(b) - toMs(a))
    .map((request) => `${request.name} (${toMs(request)} ms${request.endedAt > now ? ', open' : ''})`)
}

/** Logs event loop delays with the requests open at the time, at most once per `everyMs`. Returns a stop function. */
export function watchEventLoopDelay({ longestMs = 250, everyMs = 1_000 }: Options = {}): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let checkedAt = performance.now()
  const check = () => {
    const now = performance.now()
    const ms = Math.round(delay.max / 1e6)
    delay.reset()
    if (ms > longestMs) {
      const open = listRequests(checkedAt, now)
      log.warn('event loop delayed', { ms, open: open.length, requests: open.slice(0, MAX_NAMED).join(', ') })
    }
    // A delay is sometimes recorded after its request has ended, so recent requests are kept for the next check.
    for (const request of requests) if (request.endedAt < checkedAt) requests.delete(request)
    checkedAt = now
  }
  // Runs after the timers that are due, Node's own sample among them.
  const timer = setInterval(() => setImmediate(check), everyMs).unref()
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}
