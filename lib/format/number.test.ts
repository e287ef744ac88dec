import { formatBytes, formatCount, formatNumber } from './number.ts'

describe('numbers', () => {
  it('have thousands separators', () => {
    expect(formatNumber(10_000)).toBe('10,000')
  })

  it('agree with their noun', () => {
    expect(formatCount(0, 'post')).toBe('0 posts')
    expect(formatCount(1, 'post')).toBe('1 post')
    expect(formatCount(1_200, 'study', 'studies')).toBe('1,200 studies')
  })

  it('give file sizes as a person would say them', () => {
    expect(formatBytes(17)).toBe('17 B')
    expect(formatBytes(820 * 1024)).toBe('820 KB')
    expect(formatBytes(1024 * 1024 - 1)).toBe('1 MB')
    expect(formatBytes(5 * 1024 * 1024)).toBe('5 MB')
    expect(formatBytes(5.25 * 1024 * 1024)).toBe('5.3 MB')
  })
})
