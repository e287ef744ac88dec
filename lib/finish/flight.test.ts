import { joinFlight } from './flight.ts'

const push = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(value).replaceAll('<', '\\u003c')})</script>`

describe('the data of an application', () => {
  it('becomes one script of the same text', () => {
    const pieces = ['1:"a \\"quoted\\" <b>\n', '2:{"href":"/_next/static/chu', 'nks/a.css"}\n']
    expect(joinFlight(`<p>x</p>${pieces.map((text) => push([1, text])).join('')}<p>y</p>`)).toBe(
      `<p>x</p>${push([1, pieces.join('')])}<p>y</p>`,
    )
  })

  it('stays apart where it is of another kind, or where something stands between', () => {
    const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
    const html = `${start}${push([1, 'a'])}${push([3, 'AAEC'])}${push([1, 'b'])}<div hidden></div>${push([1, 'c'])}`
    expect(joinFlight(html)).toBe(html)
  })
})
