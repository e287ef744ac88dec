import { FILE_LIMITS } from '../../lib/limits.ts'
import { inspectDocument } from '../../lib/uploads/inspect-document.ts'
import { padDocx, padPdf } from './documents.ts'
import { summarise, toMedian, toPercentile, toSlope } from './figures.ts'

it.each([
  ['pdf', padPdf],
  ['docx', padDocx],
] as const)('pads a %s nearly to the limit without making it another kind of file', async (kind, pad) => {
  const file = pad(FILE_LIMITS.bytes)
  expect(await inspectDocument(file)).toEqual({ kind, warnings: [] })
  expect(file.length).toBeLessThanOrEqual(FILE_LIMITS.bytes)
  expect(file.length).toBeGreaterThan(FILE_LIMITS.bytes * 0.98)
})

it('points the end of a padded PDF at its table', () => {
  const text = padPdf(100_000).toString('latin1')
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  expect(text.slice(at, at + 4)).toBe('xref')
})

it('summarises waiting times', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(summarise(values)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 })
  expect(toPercentile([], 0.95)).toBe(0)
})

it('finds a middle that was seen', () => {
  expect(toMedian([9, 1, 5])).toBe(5)
  expect(toMedian([4, 1, 3, 2])).toBe(2)
})

it('finds the growth among noise', () => {
  const points = Array.from({ length: 60 }, (_, x) => ({ x, y: 200 + 3 * x + (x % 2 === 0 ? 5 : -5) }))
  expect(toSlope(points)).toBeCloseTo(3, 1)
  expect(toSlope([{ x: 1, y: 1 }])).toBe(0)
})
