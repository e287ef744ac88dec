import type { DeliveryRow } from '../db/schema.ts'
import type { Attempt } from '../mail/attempt.ts'
import type { DeliveryEvent } from './states.ts'

/** What is stored about an attempt; `nextAt` is null after the last one. */
export type Settlement = { event: DeliveryEvent; problem: string | null; nextAt: number | null }

/** What the worker needs from outside. */
export type Ports = {
  now(): number
  /** Takes up to `most` due deliveries for a while, so that no other worker takes them. */
  claim(most: number): Promise<DeliveryRow[]>
  send(delivery: DeliveryRow): Promise<Attempt>
  settle(delivery: DeliveryRow, settlement: Settlement): Promise<void>
}

const AT_ONCE = 5

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR]

/** How long a delivery is tried, in milliseconds. */
export const RETRY_WINDOW_MS = 72 * HOUR

/** The pause after failed attempt number `attempts`, up to a fifth longer or shorter, so that many do not return at once. */
export function toBackoff(attempts: number, random = Math.random()): number {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE
  return Math.round(pause * (0.8 + 0.4 * random))
}

/** Decides what an attempt means for its delivery; `pause` is in milliseconds. */
export function toSettlement(
  delivery: DeliveryRow,
  attempt: Attempt,
  now: number,
  pause = toBackoff(delivery.attempts),
): Settlement {
  if (attempt.result === 'accepted') return { event: 'accepted', problem: null, nextAt: null }
  const { result, problem } = attempt
  const nextAt = now + pause
  const isLate = nextAt - Date.parse(delivery.createdAt) > RETRY_WINDOW_MS
  if (result === 'refused' || isLate) return { event: isLate ? 'expired' : 'refused', problem, nextAt: null }
  return { event: 'failed', problem, nextAt }
}

/** Sends a few deliveries that are due; returns how many were attempted. */
export async function deliverDue({ now, claim, send, settle }: Ports): Promise<number> {
  const due = await claim(AT_ONCE)
  await Promise.all(due.map(async (delivery) => settle(delivery, toSettlement(delivery, await send(delivery), now()))))
  return due.length
}
