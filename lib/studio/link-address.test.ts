import { toLinkAddress, toSuggestedAddress } from './link-address.ts'

it('suggests the address that a selected text is', () => {
  expect(toSuggestedAddress('hello@site.example')).toBe('mailto:hello@site.example')
  expect(toSuggestedAddress('https://site.example/x')).toBe('https://site.example/x')
  expect(toSuggestedAddress('mailto:hello@site.example')).toBe('mailto:hello@site.example')
  expect(toSuggestedAddress('our guide')).toBe('')
})

it.each([
  ['hello@site.example', 'mailto:hello@site.example'],
  ['https://site.example/x?y#z', 'https://site.example/x?y#z'],
  ['site.example/guide', 'https://site.example/guide'],
  ['/blog', '/blog'],
  ['#part', '#part'],
  ['tel:+8801', 'tel:+8801'],
])('takes %s as %s', (typed, address) => {
  expect(toLinkAddress(` ${typed} `)).toBe(address)
})

it.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'two words', 'http://['])(
  'refuses %s',
  (typed) => {
    expect(toLinkAddress(typed)).toBeNull()
  },
)
