import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../../log.ts'
import { BackendError } from '../contract.ts'

/** How often and how long a call is tried. */
export type RetryOptions = {
  /** The call's name in the log. */
  what: string
  /** What one attempt may take, in milliseconds; the last one gets what is left of `deadlineMs`. */
  timeoutMs: number
  /** What all attempts may take together. */
  deadlineMs: number
  /** Pauses before each further attempt, in milliseconds; as many as there are retries. */
  delaysMs: readonly number[]
  isRetried: (error: BackendError) => boolean
}

/** Runs a call until it succeeds, fails in a way that `isRetried` does not know, or its attempts or time are used up. */
export async function retry<Value>(run: (timeoutMs: number) => Promise<Value>, options: RetryOptions): Promise<Value> {
  const { what, timeoutMs, deadlineMs, delaysMs, isRetried } = options
  const deadline = performance.now() + deadlineMs
  for (let tries = 0; ; tries += 1) {
    try {
      return await run(Math.max(1, Math.min(timeoutMs, Math.ceil(deadline - performance.now()))))
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      log.warn('backend call failed', { what, code: error.code, attempt: tries + 1 })
      const delay = delaysMs[tries]
      if (delay === undefined || !isRetried(error) || performance.now() + delay > deadline) throw error
      await sleep(delay)
    }
  }
}
