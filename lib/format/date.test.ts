import fc from 'fast-check'
import { formatDate, formatLongDate, formatRelative, toDay, toInstant } from './date.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (days: number, hours = 0) => new Date(now.getTime() - (days * 24 + hours) * 3_600_000).toISOString()

describe('dates', () => {
  it('are the first ten characters of createdAt', () => {
    expect(formatDate('2026-11-21T23:59:59.000+06:00')).toBe('2026-11-21')
  })

  it('read in long US English, on the day that was written', () => {
    expect(formatLongDate('2026-11-21T23:59:59.000+06:00')).toBe('November 21, 2026')
    expect(formatLongDate('2026-01-02')).toBe('January 2, 2026')
  })

  it('fall back to what was written where that is no date', () => {
    expect(formatLongDate('last Tuesday')).toBe('last Tuesd')
    expect(formatRelative('soon', now)).toBe('soon')
    expect(formatLongDate('2026-02-30T00:00:00Z')).toBe('2026-02-30')
  })

  it('know a calendar day from something that looks like one', () => {
    expect(toDay('2026-02-28 10:00:00')).toBe('2026-02-28')
    expect(toDay('2026-13-01')).toBeNull()
    expect(toDay('2026-02-30')).toBeNull()
    expect(toInstant('2026-02-28Tnonsense')).toBeNull()
  })
})

describe('relative dates', () => {
  it.each([
    [ago(0, 0.001), 'just now'],
    [ago(0, 0.02), 'one minute ago'],
    [ago(0, 5), 'five hours ago'],
    [ago(0, 23), '23 hours ago'],
    [ago(1, 2), 'one day ago'],
    [ago(3), 'three days ago'],
    [ago(13), '13 days ago'],
    [ago(15), 'two weeks ago'],
    [ago(30), 'four weeks ago'],
    [ago(42), 'six weeks ago'],
    [ago(60), 'eight weeks ago'],
    [ago(61), 'two months ago'],
    [ago(100), 'three months ago'],
    [ago(365), 'eleven months ago'],
    [ago(457), '15 months ago'],
    [ago(730), '23 months ago'],
    [ago(731), 'two years ago'],
    [ago(900), 'two years ago'],
    [ago(-4), 'just now'],
  ])('say %s as "%s"', (createdAt, words) => {
    expect(formatRelative(createdAt, now)).toBe(words)
  })

  it('never name a calendar unit, which says little of how long ago something was', () => {
    for (let days = 0; days < 1500; days += 1) {
      expect(formatRelative(ago(days), now)).toMatch(/^(just now|(\w+) (minute|hour|day|week|month|year)s? ago)$/)
    }
  })

  it('never throw and never say zero', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') }),
        (date) => {
          expect(formatRelative(date.toISOString(), now)).not.toMatch(/\b(0|zero|NaN)\b/)
        },
      ),
    )
  })
})
