import type { Clock } from './ports.ts'

type Timer = {
  /** Acts after so many milliseconds; what was planned before is dropped. */
  start(ms: number, act: () => void): void
  /** As `start`, unless something is planned. */
  startOnce(ms: number, act: () => void): void
  stop(): void
}

/** A timer on a clock. */
export function createTimer(clock: Clock): Timer {
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
  return { start, stop, startOnce: (ms, act) => (cancel ? undefined : start(ms, act)) }
}
