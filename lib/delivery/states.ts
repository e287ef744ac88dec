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
