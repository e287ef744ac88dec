import { withPreloads } from './page-preloads.ts'

const font = '</_next/static/media/text.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"'

describe('what a page has fetched ahead', () => {
  it('stands before its styles', () => {
    expect(withPreloads('<head><style>p{}</style></head>', font)).toBe(
      '<head><link href="/_next/static/media/text.woff2" rel="preload" as="font" crossorigin="" type="font/woff2"/><style>p{}</style></head>',
    )
  })

  it('is all that is asked for, but for drawings, which are in the page', () => {
    const photo = '<https://media.example/a.jpg?w=1&h=2>; rel=preload; as="image"; fetchpriority="high"'
    const drawing = '</art/hero/home.svg>; rel=preload; as="image"'
    const html = withPreloads('<head></head>', [font, drawing, photo].join(', '))
    expect(html.match(/<link/g)).toHaveLength(2)
    expect(html).toContain(
      'href="https://media.example/a.jpg?w=1&amp;h=2" rel="preload" as="image" fetchpriority="high"',
    )
    expect(html).not.toContain('/art/')
  })

  it('is the fonts of its styles where it was renewed too late for a header', () => {
    const face = (address: string) => `@font-face{font-family:text;src:url(${address})format("woff2")}`
    const styles = `<style>${face('/_next/static/media/text.p.2t.woff2')}${face('/_next/static/media/late.3u.woff2')}</style>`
    expect(withPreloads(`<head>${styles}</head>`, '')).toBe(
      `<head><link href="/_next/static/media/text.p.2t.woff2" rel="preload" as="font" crossorigin="" type="font/woff2"/>${styles}</head>`,
    )
  })

  it('is nothing without a header and a font', () => {
    expect(withPreloads('<head></head>', '')).toBe('<head></head>')
  })
})
