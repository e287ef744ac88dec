import { formatMoment, formatMomentDay, fromLocalTime, toLocalTime } from './moment.ts'

describe("times in the company's zone", () => {
  it('are written for people, and left out where there is none', () => {
    expect(formatMoment('2026-11-23T20:30:00.000Z')).toBe('24 Nov 2026, 02:30')
    expect(formatMoment('soon')).toBe('')
  })

  it('are the same day with and without the time, and a date stays its own day', () => {
    expect(formatMomentDay('2026-11-23T20:30:00.000Z')).toBe('24 Nov 2026')
    expect(formatMomentDay('2027-01-31')).toBe('31 Jan 2027')
    expect(formatMomentDay('soon')).toBe('')
  })

  it('go into a field and come back', () => {
    expect(toLocalTime(new Date('2026-11-23T18:00:00.000Z'))).toBe('2026-11-24T00:00')
    expect(fromLocalTime('2026-11-24T00:00')?.toISOString()).toBe('2026-11-23T18:00:00.000Z')
    expect(fromLocalTime('')).toBeNull()
    expect(fromLocalTime('2026-02-31T25:00')).toBeNull()
  })
})
