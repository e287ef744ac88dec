import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log.ts'
import { BackendError } from './contract.ts'

// Next gives a cached read 50 s before it fails the page; all attempts together must stay below.
const DEADLINE_MS = 45_000

export type RetryOptions = {
  /** The call's name in the log. */
  what: string
  /** What one attempt may take; the last one gets what is left of 45 s. */
  timeoutMs: number
  /** Pauses before each further attempt, in milliseconds; as many as there are retries. */
  delaysMs: readonly number[]
  isRetried: (error: BackendError) => boolean
}

/** Runs a call until it succeeds, fails in a way that `isRetried` does not know, or its attempts or 45 s are used up. */
export async function retry<Value>(run: (timeoutMs: number) => Promise<Value>, options: RetryOptions): Promise<Value> {
  const { what, timeoutMs, delaysMs, isRetried } = options
  const deadline = performance.now() + DEADLINE_MS
  for (let tries = 0; ; tries += 1) {
    try {
      return await run(Math.max(1, Math.min(timeoutMs, deadline - performance.now())))
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      log.warn('backend call failed', { what, code: error.code, attempt: tries + 1 })
      const delay = delaysMs[tries]
      if (delay === undefined || !isRetried(error) || performance.now() + delay > deadline) throw error
      await sleep(delay)
    }
  }
}
