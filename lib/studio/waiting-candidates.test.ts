import { company } from '../../content/company.ts'
import { isOverdue, toOverdueCutoff } from './waiting-candidates.ts'

it('counts the working days that the pages promise', () => {
  expect(company.reviewTime).toContain(`-${company.reviewDays} business days`)
  // A Thursday; Friday and Saturday are closed.
  expect(toOverdueCutoff(Date.parse('2026-11-26T09:00:00Z'))).toBe('2026-11-21T09:00:00.000Z')
  // A Monday: the five working days before it begin on the Tuesday of the week before.
  expect(toOverdueCutoff(Date.parse('2026-11-23T09:00:00Z'))).toBe('2026-11-16T09:00:00.000Z')
})

it('reminds of open states only', () => {
  const old = { stateAt: '2026-01-01T00:00:00.000Z' }
  const before = toOverdueCutoff(Date.parse('2026-11-26T09:00:00Z'))
  expect(isOverdue({ ...old, state: 'in review' }, before)).toBe(true)
  for (const state of ['hired', 'declined', 'withdrawn'] as const)
    expect(isOverdue({ ...old, state }, before)).toBe(false)
  expect(isOverdue({ state: 'new', stateAt: before }, before)).toBe(false)
})
