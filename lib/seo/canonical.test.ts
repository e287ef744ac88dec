import { isElsewhere, readCanonical } from './canonical.ts'

it.each([
  [' https://a.example/b?c=1#d ', 'https://a.example/b?c=1'],
  ['https://a.example', 'https://a.example/'],
  ['http://a.example/', null],
  ['javascript:alert(1)', null],
  ['/blog', null],
  ['https://user:secret@a.example/', null],
  ['https://', null],
  ['https://a.example/\u202e"><script>', 'https://a.example/%E2%80%AE%22%3E%3Cscript%3E'],
  ['', null],
  [null, null],
])('reads %j as %j', (text, address) => {
  expect(readCanonical(text)).toBe(address)
})

it("is elsewhere unless it is the page's own address", () => {
  expect(isElsewhere('https://a.example/b', 'https://site.example/b')).toBe(true)
  expect(isElsewhere('https://site.example/b', 'https://site.example/b')).toBe(false)
  expect(isElsewhere('b', 'https://site.example/b')).toBe(false)
})
