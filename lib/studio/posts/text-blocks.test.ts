import { isEmptyBody, toTextBlocks } from './text-blocks.ts'

const toDelta = (...ops: object[]) => JSON.stringify({ ops })

describe('a body as lines of text', () => {
  it('names the blocks of a Delta, its pictures, formulas and videos', () => {
    const body = toDelta(
      ...[{ insert: 'Head' }, { insert: '\n', attributes: { header: 2 } }],
      ...[{ insert: 'Item' }, { insert: '\n', attributes: { list: 'bullet' } }],
      ...[{ insert: { image: '/a.png' }, attributes: { alt: 'A loom' } }, { insert: ' and ' }],
      ...[{ insert: { formula: 'x^2' } }, { insert: '\n\n' }, { insert: { video: 'https://v.example' } }],
    )
    expect(toTextBlocks(body)).toEqual([
      '## Head',
      '• Item',
      '[picture A loom] and [formula x^2]',
      '[video https://v.example]',
    ])
  })

  it('reads HTML', () => {
    expect(toTextBlocks('<h2>Head</h2><p>One &amp; <b>two</b></p><p><img src="/a.png" alt="A loom"></p>')).toEqual([
      'Head',
      'One & two',
      '[picture /a.png A loom]',
    ])
  })

  it('is empty only where nothing shows', () => {
    for (const body of ['', ' \n', '<p><br></p>', toDelta({ insert: '\n' })]) expect(isEmptyBody(body)).toBe(true)
    for (const body of ['a', '<img src="/a.png">', toDelta({ insert: { image: '/a.png' } }, { insert: '\n' })])
      expect(isEmptyBody(body)).toBe(false)
  })
})
