import { type Drawn, drawDiagram } from './draw-diagram.ts'
import { arrange } from './layout.ts'
import { describeDiagram, parseDiagram } from './parse-diagram.ts'

const read = (source: string) => {
  const diagram = parseDiagram(source)
  if (!diagram) throw new Error('not a diagram')
  return diagram
}
const toAll = (drawn: Drawn): Drawn[] => [
  drawn,
  ...drawn.children.flatMap((child) => (typeof child === 'string' ? [] : toAll(child))),
]

const checkout = 'Phone -> Order: pressed “Pay”\nOrder -> Wallet\nWallet -| Order: lost answer'

it('reads a thread from each line, and says what it shows', () => {
  expect(read(checkout)).toEqual({
    parts: ['Phone', 'Order', 'Wallet'],
    threads: [
      { from: 'Phone', to: 'Order', label: 'pressed “Pay”', isCut: false },
      { from: 'Order', to: 'Wallet', label: '', isCut: false },
      { from: 'Wallet', to: 'Order', label: 'lost answer', isCut: true },
    ],
  })
  expect(describeDiagram(read(checkout))).toBe(
    'Phone to Order: pressed “Pay”. Order to Wallet. Wallet does not reach Order: lost answer.',
  )
})

it.each([
  ['nothing', ''],
  ['a sentence', 'This is not a diagram.'],
  ['one bad line among good ones', 'A -> B\nB and C'],
  ['a part without a name', 'A -> : label'],
  ['too many threads', Array.from({ length: 17 }, (_, i) => `A -> B${i % 3}`).join('\n')],
  ['too many parts', Array.from({ length: 11 }, (_, i) => `A -> B${i}`).join('\n')],
  ['a long name', `${'n'.repeat(50)} -> B`],
  ['a huge text', 'A -> B\n'.repeat(10_000)],
])('does not take %s for a diagram', (_, source) => {
  expect(parseDiagram(source)).toBeNull()
})

it('puts each part after those that lead to it, and a circle does not confuse it', () => {
  const { parts, ranks } = arrange(read('A -> D\nA -> B\nB -> C\nC -> D\nD -> A'), 4, 1)
  expect(ranks).toBe(4)
  expect(['A', 'B', 'C', 'D'].map((part) => parts.get(part)?.[0])).toEqual([0.5, 1.5, 2.5, 3.5])
})

it('leads a long thread past the parts between', () => {
  const { parts, routes } = arrange(read('A -> B\nB -> C\nA -> C'), 3, 1)
  const [, between] = routes[2]?.points ?? []
  expect(between?.[0]).toBe(parts.get('B')?.[0])
  expect(between?.[1]).not.toBe(parts.get('B')?.[1])
})

it('draws a wide and a tall form with the same words as text, and describes both', () => {
  const pictures = drawDiagram(read(checkout)).children.filter((child) => typeof child !== 'string')
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    expect(picture.attributes).toMatchObject({ role: 'img', 'aria-label': expect.stringContaining('lost answer') })
    const words = toAll(picture).flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    expect(words.join(' ')).toBe('pressed “Pay” lost answer Phone Order Wallet')
    expect(JSON.stringify(picture)).not.toMatch(/NaN|Infinity|undefined/)
  }
})

it('keeps hostile names as text', () => {
  const drawn = toAll(drawDiagram(read('"onload= -> <b')))
  expect(new Set(drawn.map(({ tag }) => tag))).toEqual(new Set(['figure', 'svg', 'path', 'rect', 'text', 'tspan']))
})
