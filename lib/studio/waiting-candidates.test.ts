import { company } from '../../content/company.ts'
import { isOverdue, toOverdueCutoff } from './waiting-candidates.ts'

const DAY_MS = 86_400_000
const { hours, reviewDays } = company

it.each([26, 27, 28, 29, 30])('counts the working days that the pages promise, up to November %s', (day) => {
  const now = Date.UTC(2026, 10, day, 9)
  const cutoff = Date.parse(toOverdueCutoff(now))
  const days = Array.from({ length: (now - cutoff) / DAY_MS }, (_, i) =>
    new Date(now - i * DAY_MS).toLocaleDateString('en-US', { timeZone: hours.timeZone, weekday: 'long' }),
  )
  const workdays = days.filter((name) => hours.open.days.some((open) => open === name))
  expect(workdays).toHaveLength(reviewDays)
  // The period begins on a working day.
  expect(days.at(-1)).toBe(workdays.at(-1))
})

it('reminds of open states only', () => {
  const old = { stateAt: '2026-01-01T00:00:00.000Z' }
  const before = toOverdueCutoff(Date.parse('2026-11-26T09:00:00Z'))
  expect(isOverdue({ ...old, state: 'in review' }, before)).toBe(true)
  for (const state of ['hired', 'declined', 'withdrawn'] as const)
    expect(isOverdue({ ...old, state }, before)).toBe(false)
  expect(isOverdue({ state: 'new', stateAt: before }, before)).toBe(false)
})
