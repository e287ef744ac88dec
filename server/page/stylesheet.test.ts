import { findClasses, isOnlyOf, isUsed, listClasses, parseStyles, pickStyles, renameInPage } from './page-styles.ts'

function pick(css: string, html: string) {
  const used = findClasses(html)
  return pickStyles(parseStyles(css), (head) => isUsed(head, used))
}

describe('the styles that a page needs', () => {
  const css =
    '@charset "utf-8";p{margin:0}.Aa1-_x_tile{color:red}.Bb2_-y_card>a,.Cc3xyz_more{color:blue}@container (min-width:48rem){._0a1-_x_tile{gap:1px}}'

  it('are all of those whose classes it has, in their order', () => {
    expect(pick(css, '<p class="Aa1-_x_tile _0a1-_x_tile"><i class="toast Cc3xyz_more">')).toBe(css)
  })

  it('leave out what other pages have, and conditions with nothing left in them', () => {
    expect(pick(css, '<p class="other">')).toBe('@charset "utf-8";p{margin:0}')
  })

  it('keep what a script or somebody else’s markup may bring', () => {
    const others = '.toast{inset:0}.ql-align-center{text-align:center}[data-x] a{color:red}'
    expect(pick(others, '<p>')).toBe(others)
  })

  it('keep a rule that names one class of the page and one of another', () => {
    const both = '.Aa1-_x_tile:hover .Bb2_-y_card{color:red}'
    expect(pick(both, '<p class="Bb2_-y_card">')).toBe(both)
  })

  it('keep fonts and keyframes as they are', () => {
    const css = '@keyframes a{0%{top:0}to{top:1px}}@font-face{src:url(/a.woff2)}'
    expect(pick(css, '<p>')).toBe(css)
  })

  it('read braces and quotes in a text as text', () => {
    const css = `.Aa1-_x_tile:before{content:"}{\\"'"}p{background:url("data:image/svg+xml,%3Csvg a='{'/%3E")}`
    expect(pick(css, '<p class="Aa1-_x_tile">')).toBe(css)
    expect(pick(css, '<p>')).toBe(css.slice(css.indexOf('p{back')))
  })
})

describe('a rule of what comes later', () => {
  const later = new Set(['Aa1-_x_late'])

  it.each(['.Aa1-_x_late', '.Bb2_-y_soon .Aa1-_x_late:hover', '.Aa1-_x_late>a,.Aa1-_x_late:not(.Bb2_-y_soon)'])(
    'styles nothing but that: %s',
    (head) => expect(isOnlyOf(head, later)).toBe(true),
  )

  it.each(['p', '.toast', '.Bb2_-y_soon', '.Aa1-_x_late,.Bb2_-y_soon', '@font-face'])('is not: %s', (head) =>
    expect(isOnlyOf(head, later)).toBe(false),
  )

  it.each(['.Bb2_-y_soon:has(.Aa1-_x_late)', '.Bb2_-y_soon:not(:is(.Aa1-_x_late,a))'])(
    'is not one that only asks for it: %s',
    (head) => expect(isOnlyOf(head, later)).toBe(false),
  )
})

describe('other names', () => {
  const rename = (name: string) => name.replace('Aa1-_x_tile', 'A')

  it('stand in a page and in its styles alike', () => {
    const css = '.Aa1-_x_tile:hover>.Bb2_-y_card a,.toast{color:red}'
    expect(pickStyles(parseStyles(css), () => true, rename)).toBe('.A:hover>.Bb2_-y_card a,.toast{color:red}')
    expect(renameInPage('<p class="Aa1-_x_tile toast"><b class="Bb2_-y_card">', rename)).toBe(
      '<p class="A toast"><b class="Bb2_-y_card">',
    )
  })

  it('are for classes, not for other texts of a stylesheet', () => {
    const css = '@import "x.Aa1-_x_tile.css";p{background:url(/media/x.Aa1-_x_tile.png)}'
    expect(pickStyles(parseStyles(css), () => true, rename)).toBe(css)
    expect(listClasses(parseStyles(css))).toEqual([])
  })
})
