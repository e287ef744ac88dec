import { formatReadTime, toReadMinutes } from './read-time.ts'

describe('read time', () => {
  it("is the post's own, as worded", () => {
    expect(formatReadTime('8 min', 2_000)).toBe('8 min')
    expect(formatReadTime('8', 2_000)).toBe('8 min')
    expect(formatReadTime('about ten minutes', null)).toBe('about ten minutes')
  })

  it('is else counted from the words', () => {
    expect(formatReadTime(null, 1_100)).toBe('5 min')
    expect(formatReadTime('  ', 3)).toBe('1 min')
  })

  it("is else the brief's default", () => {
    expect(formatReadTime(null, null)).toBe('6 min')
    expect(formatReadTime(null, 0)).toBe('6 min')
    expect(formatReadTime('', null, '5 min read')).toBe('5 min read')
  })

  it('can be sorted by', () => {
    expect(toReadMinutes('8 min', 1)).toBe(8)
    expect(toReadMinutes('12 minutes', 1)).toBe(12)
    expect(toReadMinutes('1 h 10 min', 1)).toBe(70)
    expect(toReadMinutes('7', 1)).toBe(7)
    expect(toReadMinutes('a while', 440)).toBe(2)
    expect(toReadMinutes(null, null)).toBeNull()
  })
})
