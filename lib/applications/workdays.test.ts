import { company } from '../../content/company.ts'
import { holidays } from '../../content/holidays.ts'
import { toCutoff } from './answer-times.ts'
import { findHolidayProblem, isWorkday } from './workdays.ts'

const DAY_MS = 86_400_000
const list = { country: company.address.countryCode, yearly: ['12-16'], dates: ['2027-03-10'], until: '2027-12-31' }
const at = (time: string) => Date.parse(time)

it('a holiday is no working day, from midnight to midnight in the company’s time zone', () => {
  expect(isWorkday(at('2027-03-09T17:59:00Z'), list)).toBe(true)
  expect(isWorkday(at('2027-03-09T18:00:00Z'), list)).toBe(false)
  expect(isWorkday(at('2027-03-10T17:59:00Z'), list)).toBe(false)
  expect(isWorkday(at('2027-03-10T18:00:00Z'), list)).toBe(true)
  for (const year of [2026, 2027, 2030]) expect(isWorkday(at(`${year}-12-16T06:00:00Z`), list)).toBe(false)
  // A Friday.
  expect(isWorkday(at('2027-03-12T06:00:00Z'), list)).toBe(false)
})

it('the list of another country does not count', () => {
  const other = { ...list, country: 'XX' }
  expect(isWorkday(at('2027-03-10T06:00:00Z'), other)).toBe(true)
  expect(findHolidayProblem(at('2027-01-01T00:00:00Z'), other)).toEqual({ why: 'country' })
})

it('an answer is due later by the holidays between', () => {
  // Sunday to Thursday before Eid al-Fitr, and after it.
  const closed = holidays.dates.filter((day) => day.startsWith('2027-03-'))
  expect(closed).toContain('2027-03-10')
  const before = toCutoff(at('2027-03-04T06:00:00Z'))
  const after = toCutoff(at('2027-03-18T06:00:00Z'))
  expect(before).toBe('2027-02-27T06:00:00.000Z')
  expect(after).toBe('2027-03-13T06:00:00.000Z')
  // The week of Eid has one working day, so five of them begin the week before.
  expect(toCutoff(at('2027-03-14T06:00:00Z'))).toBe('2027-03-01T06:00:00.000Z')
})

it('says sixty days before that the list ends', () => {
  const end = at('2027-12-31T00:00:00Z')
  expect(findHolidayProblem(end - 61 * DAY_MS, list)).toBeNull()
  expect(findHolidayProblem(end - 59 * DAY_MS, list)).toEqual({ why: 'ends', until: list.until })
  expect(findHolidayProblem(at('2027-12-31T17:59:00Z'), list)).toEqual({ why: 'ends', until: list.until })
  expect(findHolidayProblem(at('2027-12-31T18:00:00Z'), list)).toEqual({ why: 'over', until: list.until })
})

it('every holiday is a real day, once', () => {
  const days = [...holidays.yearly.map((day) => `2024-${day}`), ...holidays.dates, holidays.until]
  for (const day of days) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
  expect(new Set(holidays.dates).size).toBe(holidays.dates.length)
  for (const day of holidays.dates) expect(day <= holidays.until).toBe(true)
})
