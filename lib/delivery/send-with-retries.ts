import type { DeliveryRow } from '../db/schema.ts'
import type { Attempt } from '../mail/attempt.ts'

/** The states of a delivery. docs/decisions/delivery.md shows the table below, and a test compares the two. */
export const STATES = ['waiting', 'sending', 'sent', 'dead'] as const
export type DeliveryState = (typeof STATES)[number]

/** The events of a delivery. */
export const EVENTS = ['claimed', 'accepted', 'failed', 'refused', 'lease ended', 'expired', 'retried'] as const
export type DeliveryEvent = (typeof EVENTS)[number]

/** The state after each event. An event that is missing cannot happen in that state. */
export const TRANSITIONS: Record<DeliveryState, Partial<Record<DeliveryEvent, DeliveryState>>> = {
  waiting: { claimed: 'sending' },
  sending: { accepted: 'sent', failed: 'waiting', refused: 'dead', expired: 'dead', 'lease ended': 'sending' },
  sent: {},
  dead: { retried: 'waiting' },
}

/** Returns the next state. Throws if the event cannot happen. */
export function toNextState(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  const next = TRANSITIONS[state][event]
  if (!next) throw new Error(`A delivery that is ${state} cannot be ${event}`)
  return next
}

/** What is stored after an attempt; `nextAt` is null after the last one. */
export type Settlement = { state: DeliveryState; problem: string | null; nextAt: number | null }

/** The dependencies of the worker. `Result` is an attempt with whatever else `settle` stores. */
type Ports<Result extends Attempt> = {
  now(): number
  /** Claims deliveries that are due, so that no other worker sends them. */
  claim(): Promise<DeliveryRow[]>
  send(delivery: DeliveryRow): Promise<Result>
  settle(delivery: DeliveryRow, settlement: Settlement, result: Result): Promise<void>
  /** Returns the milliseconds until the next attempt. */
  getPauseMs?(delivery: DeliveryRow, result: Result): number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR]

/** The time, in milliseconds, for which a delivery is retried. */
export const RETRY_WINDOW_MS = 72 * HOUR

/**
 * Returns the pause after failed attempt number `attempts`, varied by a fifth so that many deliveries do not retry at
 * once.
 */
export function toBackoff(attempts: number, random = Math.random()): number {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE
  return Math.round(pause * (0.8 + 0.4 * random))
}

/** Decides what happens to a delivery after an attempt; `pause` is in milliseconds. */
export function toSettlement({ createdAt }: DeliveryRow, attempt: Attempt, now: number, pause: number): Settlement {
  if (attempt.result === 'accepted') return { state: toNextState('sending', 'accepted'), problem: null, nextAt: null }
  const { result, problem } = attempt
  const nextAt = now + pause
  if (nextAt - Date.parse(createdAt) > RETRY_WINDOW_MS)
    return { state: toNextState('sending', 'expired'), problem, nextAt: null }
  if (result === 'refused') return { state: toNextState('sending', 'refused'), problem, nextAt: null }
  return { state: toNextState('sending', 'failed'), problem, nextAt }
}

/** Sends claimed deliveries at the same time. Returns how many were attempted. */
export async function deliverDue<Result extends Attempt>(ports: Ports<Result>): Promise<number> {
  const { now, claim, send, settle, getPauseMs = ({ attempts }) => toBackoff(attempts) } = ports
  const due = await claim()
  await Promise.all(
    due.map(async (delivery) => {
      const result = await send(delivery)
      await settle(delivery, toSettlement(delivery, result, now(), getPauseMs(delivery, result)), result)
    }),
  )
  return due.length
}
