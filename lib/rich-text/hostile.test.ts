import fc from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import { toBlocks } from './blocks.ts'
import { toClean, toHtml } from './markup.ts'
import { Outline } from './outline.ts'
import { parseHtml } from './parse-html.ts'
import { References } from './references.ts'
import { renderRichText } from './safe-html.ts'
import { findErrors } from './testing/find-errors.ts'
import { HOSTILE_DELTAS, HOSTILE_HTML, MARK } from './testing/hostile-corpus.ts'

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const render = (source: unknown) => renderRichText(source, options)

/** Returns what the allow-list alone lets through, without tidying first. */
function toAllowed(html: string): string {
  const pieces = parseHtml(html).map(toClean)
  const outline = new Outline()
  const references = new References(pieces)
  const found = { tables: 0, colored: 0, formulas: 0 }
  const blocks = toBlocks(pieces, { options, outline, references, found })
  references.resolve(outline)
  return blocks.map(toHtml).join('')
}

/** Expects that parsing and serializing the HTML in a browser changes nothing, so it has no second meaning. */
function expectHarmless(html: string): void {
  expect(findErrors(html)).toEqual([])
  expect(serialize(parseFragment(html))).toBe(html)
}

describe.each([
  ['HTML', HOSTILE_HTML],
  ['Delta', HOSTILE_DELTAS],
])('hostile %s', (_kind, corpus) => {
  it.each(corpus.map((source) => [typeof source === 'string' ? source : JSON.stringify(source), source]))(
    'comes out harmless: %s',
    (_name, source) => {
      const { html, plainText } = render(source)
      expectHarmless(html)
      expect(plainText).toContain(MARK)
      if (typeof source === 'string') expectHarmless(toAllowed(source))
    },
  )

  it('pollutes no prototype', () => {
    for (const source of corpus) render(source)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

const TAGS =
  'p div section h1 h3 blockquote pre hr figure figcaption details summary ul ol li dl dt dd table caption tbody tr td th a b i u sub code abbr span br img iframe svg math mtext mi annotation-xml foreignObject desc style script template noscript select option textarea form button object title xmp font center nobr ruby noembed'.split(
    ' ',
  )
const ATTRIBUTES = [
  '',
  ' id="x"',
  ' href="#x"',
  ' href="https://a.example/"',
  ' href="javascript:x"',
  ' src="/a.png" onerror="x"',
  ' src="https://evil.example/b.png" alt="B"',
  ' src="https://youtu.be/dQw4w9WgXcQ"',
  ' style="font-weight:bold;text-align:center"',
  ' class="ql-formula" data-value="x^2"',
  ' data-list="bullet"',
  ' role="heading"',
  ' lang="bn"',
]
const WORDS = ['word', ' ', '\n\n', 'আমি ভাত', '&nbsp;', '&#13;', '&lt;b&gt;', '<!-- c -->', '[caption]', '"', '>']

it('comes out harmless, and with one meaning, however elements are nested', () => {
  const start = fc
    .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
    .map(([tag, given]) => `<${tag}${given}>`)
  const end = fc.constantFrom(...TAGS).map((tag) => `</${tag}>`)
  const sources = fc.array(fc.oneof(start, start, end, fc.constantFrom(...WORDS)), { maxLength: 20 })
  fc.assert(
    fc.property(sources, (pieces) => {
      const source = pieces.join('')
      expectHarmless(render(source).html)
      expectHarmless(toAllowed(source))
    }),
    { numRuns: 1_000 },
  )
})

it('renders nothing at all as nothing', () => {
  for (const source of [undefined, null, 5, '', '   ', {}, [], { ops: 'x' }, '{"ops":', '[]']) {
    expect(render(source).words).toBeLessThan(2)
  }
  expect(render(undefined).html).toBe('')
})
