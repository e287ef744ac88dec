import { changeFlight, type FlightRow } from './flight.ts'
import { withStillParts } from './still-parts.ts'

const MODULES = '9:I[1,["/_next/static/chunks/a.js"],"Still"]\n8:I[2,["/_next/static/chunks/a.js"],"Form"]\n'
const toPage = (rows: Record<string, unknown>) => {
  const lines = Object.entries(rows).map(([id, value]) => `${id}:${JSON.stringify(value)}\n`)
  return `<div data-still="a"></div><div data-still="b"></div><script>self.__next_f.push([1,${JSON.stringify(MODULES + lines.join(''))}])</script>`
}

function readRows(html: string): Record<string, unknown> {
  let rows: FlightRow[] = []
  changeFlight(html, (found) => {
    rows = found
    return null
  })
  return Object.fromEntries(rows.filter(({ sign }) => sign === '').map(({ id, text }) => [id, JSON.parse(text)]))
}

const strip = (rows: Record<string, unknown>) => readRows(withStillParts(toPage(rows)))
const still = (children: unknown, name = 'a') => ['$', '$L9', null, { as: 'div', name, children }]
const empty = (name = 'a') => ['$', '$L9', null, { as: 'div', name }]
const paragraph = (children: unknown) => ['$', 'p', null, { children }]
const form = ['$', '$L8', null, { label: 'Name' }]

describe('parts of an application that are only read', () => {
  it('are left out of its data, with the rows that only they name', () => {
    const rows = { '0': [still([paragraph('x'), '$La']), form], a: paragraph('$b'), b: 'a long text', c: 'other' }
    expect(strip(rows)).toEqual({ '0': [empty(), form], c: 'other' })
  })

  it('may stand within another', () => {
    expect(strip({ '0': still(paragraph(still('x', 'b'))) })).toEqual({ '0': empty() })
    expect(strip({ '0': still([form, still(paragraph('x'), 'b')]) })).toEqual({ '0': still([form, empty('b')]) })
  })

  it('keep what a form stands in, also where it stands in a row of its own', () => {
    const direct = { '0': still(paragraph(form)) }
    expect(strip(direct)).toEqual(direct)
    const apart = { '0': still(paragraph('$La')), a: paragraph('$Lb'), b: form }
    expect(strip(apart)).toEqual(apart)
  })

  it('keep a form also where rows name each other in a circle', () => {
    const circle = { '0': [still('$La'), still('$Lb', 'b')], a: paragraph(['$Lb', form]), b: paragraph('$a:props') }
    expect(strip(circle)).toEqual(circle)
  })

  it('keep what is not there yet', () => {
    for (const pending of ['$@a', '$Lf'])
      expect(strip({ '0': still(pending), a: 'x' })).toEqual({ '0': still(pending), a: 'x' })
  })

  it('leave rows that something else names as well', () => {
    const rows = { '0': [still('$La'), '$La'], a: paragraph('$b'), b: 'text' }
    expect(strip(rows)).toEqual({ ...rows, '0': [empty(), '$La'] })
  })

  it('leave texts alone that look like references', () => {
    expect(strip({ '0': [still('$$a'), '$undefined', '$a'], a: 'x' })).toEqual({
      '0': [empty(), '$undefined', '$a'],
      a: 'x',
    })
  })

  it('stay whole where they are not in the page yet, or cannot be told apart', () => {
    const page = toPage({ '0': still('x') })
    for (const other of [page.replace('"a"', '"c"'), page.replace('"b"', '"a"')])
      expect(withStillParts(other)).toBe(other)
    expect(withStillParts(page)).not.toBe(page)
  })

  it('stay whole where something points into one', () => {
    const into = { '0': [still({ title: 'x' }), ['$', '$L8', null, { label: '$0:0:props:children:title' }]] }
    expect(strip(into)).toEqual(into)
    const beside = {
      '0': [still('x'), ['$', '$L8', null, { back: '$a:props:back' }]],
      a: ['$', '$L8', null, { back: {} }],
    }
    expect(strip(beside)).toEqual({ ...beside, '0': [empty(), beside['0'][1]] })
    const through = { '0': [still('x'), '$La', ['$', '$L8', null, { back: '$0:1:props:back' }]], a: beside.a }
    expect(strip(through)).toEqual({ ...through, '0': [empty(), ...through['0'].slice(1)] })
  })
})
