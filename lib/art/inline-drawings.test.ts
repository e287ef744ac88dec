import { drawArt } from './draw.ts'
import { inlineDrawings } from './inline-drawings.ts'
import { artUrl } from './url.ts'

const image = (src: string, more = 'fetchPriority="high"') =>
  `<img src="${src}" alt="" width="1200" height="675" class="picture" loading="eager" decoding="async" ${more}/>`

describe('the drawings of a page’s first screen', () => {
  it('come along with the page, in the place and with the class of the image', () => {
    const html = inlineDrawings(
      `<p>${image(artUrl('cover', 'loom'), 'fetchPriority="high" data-shared="p-loom"')}</p>`,
      drawArt,
    )
    expect(html).toMatch(
      /^<p><svg aria-hidden="true" class="picture" data-shared="p-loom" preserveAspectRatio="xMidYMid slice" [^>]*viewBox="0 0 1200 675"/,
    )
    expect(html).toMatch(/<\/svg><\/p>$/)
    expect(html).not.toContain('<img')
  })

  it('are described where the image was', () => {
    const html = inlineDrawings(
      image(artUrl('gallery', 'loom')).replace('alt=""', 'alt="A &quot;loom&quot; &amp; thread"'),
      drawArt,
    )
    expect(html).toContain('<svg role="img" aria-label="A &quot;loom&quot; &amp; thread"')
  })

  it('are found by the seed that the address holds', () => {
    const escaped = artUrl('monogram', "Rafiq O'Neil").replaceAll("'", '&#x27;')
    expect(inlineDrawings(image(escaped), drawArt)).toContain('<svg')
  })

  it('are put in once, because their parts have ids', () => {
    const twice = image(artUrl('cover', 'loom')).repeat(2)
    expect(inlineDrawings(twice, drawArt).match(/<svg/g)).toHaveLength(1)
    expect(inlineDrawings(twice, drawArt)).toContain('<img')
  })

  it.each([
    ['further down', image(artUrl('cover', 'loom'), 'data-fallback="/x.svg"')],
    ['from elsewhere', image('https://media.example/cover.svg')],
    ['the big picture of Home', image(artUrl('hero'))],
    ['of no kind that is drawn', image('/art/collage/loom.svg')],
    ['with an address that cannot be read', image('/art/cover/%E0%A4.svg')],
  ])('stay images where they are %s', (_, html) => {
    expect(inlineDrawings(html, drawArt)).toBe(html)
  })
})
