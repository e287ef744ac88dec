import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { log } from '../lib/log.ts'

type Request = { name: string; startedAt: number; endedAt: number }
type Options = { longestMs?: number; everyMs?: number }

// After a reset, Node measures nothing until its next sample: with a longer interval it would miss what blocks right then.
const RESOLUTION_MS = 1
const MOST_NAMED = 5

const requests = new Set<Request>()

/** Remembers a request while it is being answered. `path` is as the log may have it: without a query or personal data. */
export function trackRequest({ method }: Pick<IncomingMessage, 'method'>, response: ServerResponse, path: string) {
  const request: Request = {
    name: `${method} ${path}`,
    startedAt: performance.now(),
    endedAt: Number.POSITIVE_INFINITY,
  }
  requests.add(request)
  response.once('close', () => {
    request.endedAt = performance.now()
  })
}

/** The requests that were open at some time since `since`, those that took longest first. */
function listRequests(since: number, now: number): string[] {
  const toMs = ({ startedAt, endedAt }: Request) => Math.round(Math.min(endedAt, now) - startedAt)
  return [...requests]
    .filter(({ endedAt }) => endedAt >= since)
    .sort((a, b) => toMs(b) - toMs(a))
    .map((request) => `${request.name} (${toMs(request)} ms${request.endedAt > now ? ', open' : ''})`)
}

/**
 * Measures how long the event loop is kept from its turn, and logs it where that is longer than `longestMs`, at most once every
 * `everyMs`, with the requests that were open meanwhile. Gives what ends that.
 */
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
      log.warn('event loop delayed', { ms, open: open.length, requests: open.slice(0, MOST_NAMED).join(', ') })
    }
    // One that ended lately may be what the next check finds: the delay is sometimes recorded after it.
    for (const request of requests) if (request.endedAt < checkedAt) requests.delete(request)
    checkedAt = now
  }
  // Behind the timers that are due, Node's own sample among them.
  const timer = setInterval(() => setImmediate(check), everyMs).unref()
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}
