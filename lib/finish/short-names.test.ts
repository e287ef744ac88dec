import { withShortNames } from './short-names.ts'

describe('the classes of a document', () => {
  const style = '.Aa1-_x_tile:hover>.Bb2_-y_card a,.toast{color:red}'

  it('get short names, in the page and in its styles alike', () => {
    const html = `<style>${style}</style><p class="Aa1-_x_tile toast"><b class="Bb2_-y_card"></b><b class="Aa1-_x_tile"></b>`
    expect(withShortNames(html)).toBe(
      '<style>.a:hover>.b a,.toast{color:red}</style><p class="a toast"><b class="b"></b><b class="a"></b>',
    )
  })

  it('do not get the name of a class that is there already', () => {
    expect(withShortNames('<p class="a Aa1-_x_tile">')).toBe('<p class="a b">')
  })

  it('are all different, however many', () => {
    const many = Array.from({ length: 800 }, (_, index) => `Aa1-_x_${index}`)
    const renamed = withShortNames(`<p class="${many.join(' ')}">`)
      .match(/class="(.*)"/)?.[1]
      ?.split(' ')
    expect(new Set(renamed).size).toBe(800)
    expect(renamed?.slice(24, 29)).toEqual(['y', 'z', 'aa', 'ab', 'ac'])
  })

  it('leave other texts of a stylesheet alone', () => {
    const html = '<style>p{background:url(/media/x.Aa1-_x_other.png)}</style><p class="Aa1-_x_tile">'
    expect(withShortNames(html)).toContain('url(/media/x.Aa1-_x_other.png)')
  })

  it('keep theirs while a stylesheet is only linked', () => {
    const html = '<link rel="stylesheet" href="/b.css"/><p class="Aa1-_x_tile">'
    expect(withShortNames(html)).toBe(html)
  })
})
