import { findClasses, parseStylesheet, pickRules, renameClasses, toShortNames } from './stylesheet.ts'

function pick(css: string, html: string) {
  return pickRules(parseStylesheet(css), findClasses(html))
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

  it('keep what a script or foreign markup may bring', () => {
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

describe('short names', () => {
  const used = findClasses('<p class="Aa1-_x_tile toast"><b class="Bb2_-y_card">')
  const rename = toShortNames(used)

  it('are the same in a page and in its styles, and leave a script’s classes as they are', () => {
    const css = '.Aa1-_x_tile:hover>.Bb2_-y_card a,.toast{color:red}'
    expect(pickRules(parseStylesheet(css), used, rename)).toBe('.A:hover>.B a,.toast{color:red}')
    expect(renameClasses('<p class="Aa1-_x_tile toast"><b class="Bb2_-y_card">', rename)).toBe(
      '<p class="A toast"><b class="B">',
    )
  })

  it('are for classes, not for other texts of a stylesheet', () => {
    const css = '@import "x.Aa1-_x_tile.css";p{background:url(/media/x.Aa1-_x_tile.png)}'
    expect(pickRules(parseStylesheet(css), used, rename)).toBe(css)
  })

  it('go on behind the last letter', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Aa1-_x_name${index}`)
    expect(new Set(many.map(toShortNames(many))).size).toBe(30)
    expect(toShortNames(many)('Aa1-_x_name27')).toBe('Ab')
  })
})
