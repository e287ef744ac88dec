import { toRefresh } from './use-studio'

const MINUTE = 60_000
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

it('reads an open page again each minute, and soon after what is due before that', () => {
  expect([toRefresh(), toRefresh(null), toRefresh(inMs(60 * MINUTE))]).toEqual([MINUTE, MINUTE, MINUTE])
  const soon = toRefresh(inMs(10_000))
  expect(soon).toBeGreaterThan(10_000)
  expect(soon).toBeLessThan(20_000)
  // Something overdue must not cause requests without a pause.
  expect(toRefresh(inMs(-MINUTE))).toBeGreaterThanOrEqual(1_000)
})
