import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Measured } from './testing/measure-huge.ts'

it('a megabyte of mark-up takes at most fifty times as long to render as to parse, and comes out harmless', () => {
  // A separate process, because the test runner's sandbox would double the time.
  const script = path.join(import.meta.dirname, 'testing/measure-huge.ts')
  const output = execFileSync(process.execPath, ['--conditions=react-server', script], { encoding: 'utf8' })
  const { limit, measured } = JSON.parse(output) as { limit: number; measured: Measured[] }
  expect(measured.length).toBeGreaterThan(30)
  // If the work grew faster than the source, it would be hundreds of times as long.
  expect(measured.filter(({ milliseconds }) => milliseconds > limit)).toEqual([])
  expect(measured.filter(({ errors, hasText }) => errors.length > 0 || !hasText)).toEqual([])
})
