import { recolour, toLuminance, toRgb } from './recolour.ts'
import { rewriteSource, rewriteText } from './rewrite.ts'

it('leaves no word and no figure, but placeholders, tags, addresses and dates', () => {
  const text = 'Read {count} of 12 <b>tutorials</b> by 2026-11-25, or write to a@b.example. &#8221;'
  const rewritten = rewriteText(text)
  for (const part of ['{count}', '<b>', '</b>', '2026-11-25,', 'a@b.example.', '&#8221;'])
    expect(rewritten).toContain(part)
  expect(rewritten).not.toMatch(/Read|of|12|tutorials|write/)
  expect(rewritten).toHaveLength(text.length)
})

it('rewrites the copy of a file, and leaves names for the program', () => {
  const toSource = (title: string, text: string) =>
    `export const a = { slug: 'web-site', title: '${title}', href: routes.service('web-site'), text: \`${text} \${city}.\` }\n`
  expect(rewriteSource(toSource('Web', 'In \\u200d'))).toBe(toSource('Xic', 'Op \\u200d'))
})

it.each(['#2c3a8e', '#e2a72e', '#faf7f1'])('gives %s another hue of the same luminance', (hex) => {
  const other = recolour(hex)
  expect(other).not.toBe(hex)
  expect(toLuminance(toRgb(other))).toBeCloseTo(toLuminance(toRgb(hex)), 1.5)
})
