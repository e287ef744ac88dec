import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseFragment, serialize } from 'parse5'
import { renderRichText } from './rich-text.ts'
import { findFaults } from './testing/find-faults.ts'
import { HOSTILE_DELTAS, HOSTILE_HTML, MARK } from './testing/hostile-corpus.ts'
import type { Measured } from './testing/measure-huge.ts'

/** How often a source could be parsed in the time that rendering it may take; the slowest one needs 16. */
const PARSINGS = 50

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const render = (source: unknown) => renderRichText(source, options)

describe.each([
  ['HTML', HOSTILE_HTML],
  ['Delta', HOSTILE_DELTAS],
])('hostile %s', (_kind, corpus) => {
  it.each(corpus.map((source) => [typeof source === 'string' ? source : JSON.stringify(source), source]))(
    'comes out harmless: %s',
    (_name, source) => {
      const { html, plainText } = render(source)
      expect(findFaults(html)).toEqual([])
      expect(plainText).toContain(MARK)
      // A browser that reads it and writes it again changes nothing: there is no second meaning to find.
      expect(serialize(parseFragment(html))).toBe(html)
    },
  )

  it('pollutes no prototype', () => {
    for (const source of corpus) render(source)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('a megabyte of mark-up', () => {
  it('takes at most fifty times as long to render as to parse, and comes out harmless, with its text', () => {
    // In a process of its own: the test runner's sandbox would double the time.
    const script = path.join(import.meta.dirname, 'testing/measure-huge.ts')
    const output = execFileSync(process.execPath, ['--conditions=react-server', script], { encoding: 'utf8' })
    const { parsing, measured } = JSON.parse(output) as { parsing: number; measured: Measured[] }
    expect(measured.length).toBeGreaterThan(30)
    // Where mark-up makes the work grow faster than itself, that is hundreds.
    expect(measured.filter(({ milliseconds }) => milliseconds > PARSINGS * parsing)).toEqual([])
    expect(measured.filter(({ faults, hasText }) => faults.length > 0 || !hasText)).toEqual([])
  }, 120_000)
})

it('renders nothing at all as nothing', () => {
  for (const source of [undefined, null, 5, '', '   ', {}, [], { ops: 'x' }, '{"ops":', '[]']) {
    expect(render(source).words).toBeLessThan(2)
  }
  expect(render(undefined).html).toBe('')
})
