import { createCsvWriter } from './csv.ts'

const toCsv = (rows: Record<string, unknown>[]) => createCsvWriter()(rows)

it('quotes every cell and ends lines as RFC 4180 says', () => {
  expect(toCsv([{ name: 'Amina "Ami"', note: 'one\r\ntwo;\u2019', empty: null, count: -3 }])).toBe(
    '"name","note","empty","count"\r\n"Amina ""Ami""","one\ntwo;\u2019","","-3"\r\n',
  )
})

it.each(['=1+1', '+880 1700', '-2', '@sum', '＝1+1'])('keeps %j from running as a formula', (text) => {
  expect(toCsv([{ text }])).toBe(`"text"\r\n"'${text}"\r\n`)
})

it.each(['\t=1', '\r=1', '\n=1', ' =1', '\u202e=1'])(
  'keeps %j from running once its first character is trimmed',
  (text) => {
    expect(toCsv([{ text }])).toMatch(/^"text"\r\n"'\s=1"\r\n$/)
  },
)

it('lets nothing through that a terminal would obey', () => {
  expect(toCsv([{ text: 'a\u001b[2Jb\u009b\u202ec\u2066' }])).toBe('"text"\r\n"a [2Jb c "\r\n')
})

it('writes the header once, and every batch in the order of its columns', () => {
  const write = createCsvWriter()
  expect(write([])).toBe('')
  expect(write([{ a: 1, b: 2 }])).toBe('"a","b"\r\n"1","2"\r\n')
  expect(write([{ b: 4, a: 3, c: 5 }])).toBe('"3","4"\r\n')
})
