import { findFirstScreen } from './first-screen.ts'

const header =
  '<body><header class="bar"><button class="more">Menu</button><div popover="auto" class="menu"><div class="part"></div></div><a class="logo"></a></header>'
const footer = '<footer class="foot"></footer></body>'
const find = (main: string) => {
  const html = `${header}<main class="main">${main}</main>${footer}`
  const screen = findFirstScreen(html)
  return screen && { before: html.slice(0, screen.end), after: html.slice(screen.end), classes: [...screen.classes] }
}

describe('the first screen', () => {
  const frame = ['bar', 'more', 'logo', 'main']

  it('ends after the first block, where others follow', () => {
    const found = find(
      '<nav class="trail"><br class="break"></nav><section class="hero"><p class="lead">A</p></section><section class="next"></section>',
    )
    expect(found?.after).toMatch(/^<section class="next">/)
    expect(found?.classes).toEqual([...frame, 'trail', 'break', 'hero', 'lead'])
  })

  it('goes on over what is no block', () => {
    const found = find(
      '<div class="notice">Gone</div><script>{"a":"</div><section class=x>"}</script><header class="hero"></header><svg class="art"><path class="line"/></svg>',
    )
    expect(found?.after).toMatch(/^<svg class="art">/)
    expect(found?.classes).toEqual([...frame, 'notice', 'hero'])
  })

  it('ends before the footer, where a page is of one piece', () => {
    const found = find('<article class="text"><section class="inner"></section><section></section></article>')
    expect(found?.after).toBe(footer)
    expect(found?.classes).toEqual([...frame, 'text', 'inner'])
  })

  it('reads no end of a tag inside an attribute', () => {
    expect(find('<section class="hero" title="a > b"></section><section></section>')?.classes).toContain('hero')
  })

  it('is all of a page without a footer', () => {
    expect(findFirstScreen('<main><section></section></main>')).toBeNull()
  })
})
