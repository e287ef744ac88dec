import { toCsv } from './csv.ts'

it('quotes what needs quotes and ends lines as RFC 4180 says', () => {
  expect(toCsv([{ name: 'Amina "Ami"', note: 'one\ntwo', empty: null, count: -3 }])).toBe(
    'name,note,empty,count\r\n"Amina ""Ami""","one\ntwo",,-3\r\n',
  )
})

it.each(['=1+1', '+880 1700', '-2', '@sum', '\tx'])('keeps %j from running as a formula', (text) => {
  expect(toCsv([{ text }])).toBe(`text\r\n'${text}\r\n`)
})
