import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../../log.ts'
import { BackendError } from '../contract.ts'

type RetryOptions = {
  /** The call's name in the log. */
  what: string
  /** The time limit of one attempt; the last one gets the rest of `deadlineMs`. */
  timeoutMs: number
  /** The time limit of all attempts together. */
  deadlineMs: number
  /** Pauses in milliseconds, one before each retry. */
  delaysMs: readonly number[]
  isRetried: (error: BackendError) => boolean
}

/** Runs a call until it succeeds, fails with an error that is not retried, or has no attempts or time left. */
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
