import { parseHtml, parseWithinLimits } from './parse-html.ts'

describe('HTML from outside', () => {
  const nest = (depth: number) => `${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`

  it('is parsed up to a depth, a number of elements and a length of text', () => {
    expect(parseWithinLimits(nest(90))).not.toBeNull()
    expect(parseWithinLimits(nest(110))).toBeNull()
    expect(parseWithinLimits('<br>'.repeat(29_990))).not.toBeNull()
    expect(parseWithinLimits('<br>'.repeat(30_001))).toBeNull()
    expect(parseWithinLimits('<!---->'.repeat(30_001))).toBeNull()
    expect(parseWithinLimits('a'.repeat(1_200_000))).not.toBeNull()
    expect(parseWithinLimits(`<table>${'a'.repeat(1_200_001)}`)).toBeNull()
  })

  it('counts the formats that the parser opens again in each paragraph', () => {
    const formats = Array.from({ length: 90 }, (_format, index) => `<font size=${index}>`).join('')
    expect(parseWithinLimits(`<p>${formats}${'<p>a'.repeat(400)}`)).toBeNull()
  })

  it('becomes a tree without comments, templates and the names of drawings', () => {
    expect(parseHtml('<!-- a --><template>b</template><svg><a href="x">c</a></svg>')).toEqual([
      { tag: 'template', attributes: {}, children: [] },
      { tag: 'svg', attributes: {}, children: [{ tag: 'svg', attributes: { href: 'x' }, children: ['c'] }] },
    ])
  })
})
