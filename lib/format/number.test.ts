import { formatNumber } from './number.ts'

it('gives large numbers their separators', () => {
  expect(formatNumber(10_000)).toBe('10,000')
})
