import type { Clock } from './ports.ts'

/** A timer on a clock. `start` drops what was planned before; `startOnce` leaves it. */
export function createTimer(clock: Clock) {
  let cancel: (() => void) | null = null
  const stop = () => {
    cancel?.()
    cancel = null
  }
  const start = (ms: number, act: () => void) => {
    stop()
    cancel = clock.after(ms, () => {
      cancel = null
      act()
    })
  }
  return { start, stop, startOnce: (ms: number, act: () => void) => (cancel ? undefined : start(ms, act)) }
}
