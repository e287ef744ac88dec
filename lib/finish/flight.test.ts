import { changeFlight, type FlightRow, joinFlight, joinScripts } from './flight.ts'

const toEscaped = (text: string) =>
  text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')
const push = (value: unknown) => `<script>self.__next_f.push(${toEscaped(JSON.stringify(value))})</script>`

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

  it('has its scripts joined that stand one behind the other, and no others', () => {
    const html = '<script src="/a.js"></script><script>a()</script><script>b()</script><p></p><script>c()</script>'
    expect(joinScripts(html)).toBe('<script src="/a.js"></script><script>a();b()</script><p></p><script>c()</script>')
  })

  const flight = [
    '1:"$Sreact.fragment"\n',
    '2:I[7,["/_next/static/chunks/a.js"],"Form"]\n',
    ':HL["/a.css","style"]\n',
    '5:X\n',
    // 17 bytes that are 14 letters, and no end of a line.
    '3:T11,résumé</p> ☃\n4:',
    '["$","p",null,{"children":"<b> & \u2028"}]\n',
    '5:C\n',
  ].join('')
  const page = `<main></main>${push([1, flight])}<p></p>`

  it('is read as rows and written again as it was', () => {
    let rows: FlightRow[] = []
    const read = (found: FlightRow[]) => {
      rows = found
      return found
    }
    const same = changeFlight(page, read)
    expect(JSON.parse(/push\(\[1,(.*)\]\)/.exec(same)?.[1] ?? '')).toBe(flight)
    expect(same).not.toMatch(/<b>|\u2028/)
    expect(rows.map(({ id, sign }) => id + sign)).toEqual(['1', '2I', 'H', '5X', '3T', '4', '5C'])
    expect(rows[4]?.text).toBe('résumé</p> ☃\n')
  })

  it('changes as it is asked to', () => {
    const html = changeFlight(page, (rows) => rows.filter(({ sign }) => sign === 'H'))
    expect(html).toBe(`<main></main>${push([1, ':HL["/a.css","style"]\n'])}<p></p>`)
  })

  it('stays as it is where it is not understood, or stands in several scripts', () => {
    const remove = () => []
    for (const odd of ['1:E{"digest":"1"}\n', '1:A4,abcd', 'nothing', '1:"no end"'])
      expect(changeFlight(push([1, odd]), remove)).toBe(push([1, odd]))
    const apart = `${push([1, '1:"a"\n'])}<p></p>${push([1, '2:"b"\n'])}`
    expect(changeFlight(apart, remove)).toBe(apart)
    expect(changeFlight(page, () => null)).toBe(page)
    expect(changeFlight('<main></main>', remove)).toBe('<main></main>')
  })
})
