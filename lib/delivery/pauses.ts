const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR]

/** How long a delivery is tried, in milliseconds. */
export const TRIED_FOR_MS = 72 * HOUR

/** The pause after failed attempt number `attempts`, up to a fifth longer or shorter, so that many do not return at once. */
export function toPause(attempts: number, random = Math.random()): number {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE
  return Math.round(pause * (0.8 + 0.4 * random))
}
