import { jobs } from '../../content/jobs.ts'
import { posts } from '../../content/posts/index.ts'
import { team } from '../../content/team.ts'
import type { DeltaOp } from './delta-ops.ts'
import { renderShortText } from './safe-html.ts'
import { readShortText, toShortDelta, toStoredText } from './short-text.ts'
import { findErrors } from './testing/find-errors.ts'
import { HOSTILE_DELTAS } from './testing/hostile-corpus.ts'

const BOLD = { insert: 'three', attributes: { bold: true } }
const toStored = (...ops: DeltaOp[]) => JSON.stringify({ ops })
const open = (stored: string) => toStoredText(toShortDelta(stored))

describe('a short text without formats', () => {
  it('is stored as it was, whatever it says', () => {
    const seeded = [...posts.map(({ subTitle }) => subTitle), ...team.map(({ bio }) => bio)]
    const texts = [...seeded, ...jobs.map(({ description }) => description), '', '<b>1</b> &amp; 2', '[{"insert":"a"}]']
    for (const text of texts) {
      expect(open(text)).toBe(text)
      expect(readShortText(text)).toEqual({ text })
    }
  })

  it('has a paragraph for each line of the editor, and shows single breaks as the site does', () => {
    expect(toShortDelta('One\r\ntwo\n\n three')).toEqual({ ops: [{ insert: 'One two\nthree\n' }] })
    expect(toStoredText({ ops: [{ insert: 'One\n\n' }, { insert: 'two\n\n\n' }] })).toBe('One\n\ntwo')
    expect(toStoredText({ ops: [{ insert: '\n', attributes: { header: 1 } }] })).toBe('')
  })

  it('stays text where it looks like a stored Delta', () => {
    const typed = toStored(BOLD)
    const stored = toStoredText({ ops: [{ insert: `${typed}\n` }] })
    expect(readShortText(stored)).toEqual({ text: typed })
    expect(open(stored)).toBe(stored)
  })
})

describe('a short text with formats', () => {
  const ops: DeltaOp[] = [
    { insert: 'One' },
    { insert: '\n', attributes: { header: 1 } },
    { insert: 'Two ' },
    BOLD,
    { insert: '\n' },
    { insert: 'Four' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'Five', attributes: { link: '/blog' } },
    { insert: '\n', attributes: { blockquote: true } },
  ]

  it('is stored as a Delta and read as words too', () => {
    expect(readShortText(toStored(...ops))).toEqual({ text: 'One\n\nTwo three\n\nFour\n\nFive', delta: { ops } })
    expect(open(toStored(...ops))).toBe(toStored(...ops))
  })

  it('has headings below that of its place, without ids that another text may have', () => {
    const quote = '<blockquote><p><a href="/blog">Five</a></p></blockquote>'
    const text = '<p>Two <strong>three</strong></p>'
    expect(renderShortText({ ops }, 1)).toBe(`<h2>One</h2>${text}<h3>Four</h3>${quote}`)
    expect(renderShortText({ ops }, 3)).toBe(`<h4>One</h4>${text}<h5>Four</h5>${quote}`)
  })

  it('has no other formats than the editor for short texts', () => {
    const stored = toStored(
      { insert: { image: '/a.png' } },
      { insert: 'a', attributes: { size: 'huge', link: 'javascript:alert(1)' } },
      { insert: '\n', attributes: { list: 'bullet' } },
    )
    expect(readShortText(stored)).toEqual({ text: 'a' })
  })

  it('is text where it cannot be read', () => {
    expect(readShortText('{"ops":[')).toEqual({ text: '{"ops":[' })
  })
})

it.each(HOSTILE_DELTAS.map((source) => [typeof source === 'string' ? source : JSON.stringify(source)]))(
  'makes a hostile short text harmless: %s',
  (stored) => {
    const { text, delta } = readShortText(stored)
    expect(findErrors(renderShortText(delta ?? { ops: [] }, 3))).toEqual([])
    for (const { insert, attributes = {} } of delta?.ops ?? []) {
      expect(typeof insert).toBe('string')
      expect(['bold', 'italic', 'link', 'header', 'blockquote']).toEqual(
        expect.arrayContaining(Object.keys(attributes)),
      )
    }
    expect(typeof text).toBe('string')
  },
)
