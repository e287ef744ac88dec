import { addMonths, subtractMonths } from './months.ts'

const later = (day: string, months: number) => new Date(addMonths(Date.parse(day), months)).toISOString().slice(0, 10)

it('keeps the day, or takes the last one of a shorter month', () => {
  expect(later('2026-11-25', 12)).toBe('2027-11-25')
  expect(later('2028-02-29', 12)).toBe('2029-02-28')
  expect(later('2026-10-31', 13)).toBe('2027-11-30')
})

it('counts back to exactly the days whose months are over', () => {
  const DAY_MS = 86_400_000
  const start = Date.parse('2027-01-01T10:00:00Z')
  for (const months of [1, 11, 12, 24])
    for (let day = 0; day < 800; day += 1) {
      const now = start + day * DAY_MS
      const cutoff = subtractMonths(now, months)
      expect(addMonths(cutoff, months)).toBeLessThanOrEqual(now)
      expect(addMonths(cutoff + DAY_MS, months)).toBeGreaterThan(now)
    }
})
