import { isOpen, toEndOfDay } from './job-closing.ts'

const at = (time: string) => new Date(time)

describe('a position', () => {
  it('without a closing day stays open', () => {
    expect(isOpen({})).toBe(true)
    expect(isOpen({ closingDate: null })).toBe(true)
  })

  it('is open to the end of its closing day where the company is, six hours east of Greenwich', () => {
    const job = { closingDate: '2026-12-15' }
    expect(isOpen(job, at('2026-12-15T17:59:00Z'))).toBe(true)
    expect(isOpen(job, at('2026-12-15T18:01:00Z'))).toBe(false)
  })
})

it('says the last second of a closing day with the offset that the time zone has then', () => {
  const ends = [
    ['2027-01-31', 'Asia/Dhaka', '2027-01-31T23:59:59+06:00'],
    ['2027-01-31', 'UTC', '2027-01-31T23:59:59+00:00'],
    ['2027-01-31', 'Europe/Berlin', '2027-01-31T23:59:59+01:00'],
    ['2027-03-28', 'Europe/Berlin', '2027-03-28T23:59:59+02:00'],
    ['2027-07-01', 'America/St_Johns', '2027-07-01T23:59:59-02:30'],
    ['2027-12-31', 'Asia/Kathmandu', '2027-12-31T23:59:59+05:45'],
    // At midnight the clocks go back to 23:00, so 23:59:59 comes twice.
    ['2026-10-29', 'Africa/Cairo', '2026-10-29T23:59:59+02:00'],
    ['someday', 'UTC', null],
  ] as const
  for (const [day, timeZone, end] of ends) expect([day, toEndOfDay(day, timeZone)]).toEqual([day, end])
})
