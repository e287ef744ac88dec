import { parseFragment, serialize } from 'parse5'
import { renderRichText } from './rich-text.ts'
import { findErrors } from './testing/find-errors.ts'
import { HOSTILE_DELTAS, HOSTILE_HTML, MARK } from './testing/hostile-corpus.ts'

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
      expect(findErrors(html)).toEqual([])
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

it('renders nothing at all as nothing', () => {
  for (const source of [undefined, null, 5, '', '   ', {}, [], { ops: 'x' }, '{"ops":', '[]']) {
    expect(render(source).words).toBeLessThan(2)
  }
  expect(render(undefined).html).toBe('')
})
