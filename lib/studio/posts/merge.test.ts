import fc from 'fast-check'
import { compareContents } from './compare-contents.ts'
import { compareLines } from './compare-lines.ts'
import { joinDeltaLines, splitDeltaLines } from './delta-body.ts'
import { mergeContents, mergeLines } from './merge.ts'
import { EMPTY_CONTENT } from './post-content.ts'

const lines = fc.array(fc.constantFrom<string[]>('a', 'b', 'c', 'd'), { maxLength: 12 })
const toBody = (...texts: string[]) => JSON.stringify({ ops: [{ insert: `${texts.join('\n')}\n` }] })
const toText = (body: string) => (splitDeltaLines(body) ?? []).map((line) => JSON.parse(line)[0].insert)

describe('comparing two texts', () => {
  it('finds the lines that were added and removed', () => {
    expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ])
  })

  it('loses no line of either', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = compareLines(before, after)
        const without = (kind: string) => changes.filter((change) => change.kind !== kind).map(({ text }) => text)
        expect(without('added')).toEqual(before)
        expect(without('removed')).toEqual(after)
      }),
    )
  })

  it('shows the changes of a post and leaves out the lines between them', () => {
    const before = { ...EMPTY_CONTENT, title: 'One', tags: ['SQL'], body: toBody('a', 'b', 'c', 'd', 'e', 'f') }
    const after = { ...before, tags: ['SQL', 'Node.js'], body: toBody('A', 'b', 'c', 'd', 'e', 'f') }
    expect(compareContents(before, after)).toEqual([
      {
        field: 'tags',
        rows: [
          { kind: 'removed', text: 'SQL' },
          { kind: 'added', text: 'SQL, Node.js' },
        ],
      },
      {
        field: 'body',
        rows: [
          { kind: 'removed', text: 'a' },
          { kind: 'added', text: 'A' },
          { kind: 'same', text: 'b' },
          { kind: 'gap', lines: 4 },
        ],
      },
    ])
    const bold = {
      ...before,
      body: JSON.stringify({ ops: [{ insert: 'a', attributes: { bold: true } }, { insert: '\nb\nc\nd\ne\nf\n' }] }),
    }
    expect(compareContents(before, bold)).toEqual([{ field: 'body', rows: [] }])
    const summary = { ...before, subTitle: 'One & <two>' }
    const subTitle = JSON.stringify({ ops: [{ insert: 'One & <two>', attributes: { bold: true } }, { insert: '\n' }] })
    expect(compareContents(summary, { ...summary, subTitle })).toEqual([{ field: 'subTitle', rows: [] }])
  })
})

describe('merging what two people wrote', () => {
  it('takes the changes of both where they are in different places', () => {
    expect(mergeLines(['a', 'b', 'c', 'd'], ['A', 'b', 'c', 'd'], ['a', 'b', 'c', 'D', 'e'])).toEqual({
      lines: ['A', 'b', 'c', 'D', 'e'],
      hasClash: false,
    })
  })

  it('keeps both where they changed the same line, and says so', () => {
    expect(mergeLines(['a', 'b', 'c'], ['a', 'mine', 'c'], ['a', 'theirs', 'c'])).toEqual({
      lines: ['a', 'theirs', 'mine', 'c'],
      hasClash: true,
    })
  })

  it('is what the other wrote where one wrote nothing, and loses no new line', () => {
    fc.assert(
      fc.property(lines, lines, (base, other) => {
        expect(mergeLines(base, base, other)).toEqual({ lines: other, hasClash: false })
        expect(mergeLines(base, other, base)).toEqual({ lines: other, hasClash: false })
        expect(mergeLines(base, other, other)).toEqual({ lines: other, hasClash: false })
      }),
    )
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), (base, one, other) => {
        const insert = (text: string, place: number) => base.toSpliced(place % (base.length + 1), 0, text)
        const { lines: merged } = mergeLines(base, insert('mine', one), insert('theirs', other))
        expect(merged).toEqual(expect.arrayContaining(['mine', 'theirs']))
        expect(merged.filter((line) => line.length === 1)).toEqual(base)
      }),
    )
  })

  it('joins posts part by part, and their texts line by line with their formats', () => {
    const base = { ...EMPTY_CONTENT, title: 'One', category: 'DevOps', body: toBody('a', 'b', 'c') }
    const mine = { ...base, title: 'Mine', body: toBody('a', 'b', 'c', 'mine') }
    const theirs = { ...base, category: 'Security', title: 'Theirs', body: toBody('theirs', 'a', 'b', 'c') }
    const { content, clashes } = mergeContents(base, mine, theirs)
    expect(content).toMatchObject({ title: 'Mine', category: 'Security' })
    expect(toText(content.body)).toEqual(['theirs', 'a', 'b', 'c', 'mine'])
    expect(clashes).toEqual(['title'])
  })

  it('leaves it to people to join HTML with a Delta', () => {
    const base = { ...EMPTY_CONTENT, body: '<p>a</p>' }
    const merged = mergeContents(base, { ...base, body: toBody('a', 'mine') }, { ...base, body: '<p>theirs</p>' })
    expect(merged).toMatchObject({ content: { body: toBody('a', 'mine') }, clashes: ['body'] })
    const html = mergeContents({ ...base, body: 'a\nb' }, { ...base, body: 'a\nb\nc' }, { ...base, body: 'A\nb' })
    expect(html).toMatchObject({ content: { body: 'A\nb\nc' }, clashes: [] })
  })

  it('splits a Delta into lines and joins them without a loss', () => {
    const ops = [
      { insert: 'Head' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: { image: '/a.png' }, attributes: { alt: 'A' } },
      { insert: '\n\nlast' },
    ]
    const split = splitDeltaLines(JSON.stringify({ ops })) ?? []
    expect(split).toHaveLength(4)
    expect(splitDeltaLines(joinDeltaLines(split))).toEqual(split)
  })
})
