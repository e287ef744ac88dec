import { setTimeout as sleep } from 'node:timers/promises'
import { createConcurrencyLimit } from '../security/concurrency-limit.ts'

/** The number of uploads of one sender that are received and inspected at the same time. */
const MAX_OPEN = 6

/** The number of uploads that may wait for their turn: a whole class may share one address. */
const MAX_WAITING = 60

/** Browsers give up an upload without progress after 30 s (lib/forms/post-file.ts). */
const WAIT_MS = 25_000

const takeTurn = createConcurrencyLimit(MAX_OPEN)
const waiting = new Map<string, number>()

function countWaiting(sender: string, change: number) {
  const count = (waiting.get(sender) ?? 0) + change
  if (count > 0) waiting.set(sender, count)
  else waiting.delete(sender)
}

/**
 * Waits for a sender's turn to upload, within this server. Returns the function that ends the turn, or null if too many
 * are waiting or the wait was too long.
 */
export async function takeUploadTurn(sender: string, waitMs = WAIT_MS): Promise<(() => void) | null> {
  if ((waiting.get(sender) ?? 0) >= MAX_WAITING) return null
  const stopping = new AbortController()
  let isLate = false
  countWaiting(sender, 1)
  const turn = takeTurn(sender).then((end) => {
    if (isLate) end()
    return end
  })
  const late = sleep(waitMs, null, { ref: false, signal: stopping.signal }).catch(() => null)
  const end = await Promise.race([turn, late])
  isLate = end === null
  stopping.abort()
  countWaiting(sender, -1)
  return end
}
