import { withIcon } from './page-icon.ts'

const ico = '<link rel="icon" href="/favicon.ico?1" sizes="32x32" type="image/x-icon"/>'
const svg = '<link rel="icon" href="/icon.svg?1" sizes="any" type="image/svg+xml"/>'

describe('the icon in a page', () => {
  it('takes the place of the file’s address, and of no other icon’s', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:#f00}</style></svg>'
    const html = withIcon(ico + svg, drawing)
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32" type="image/x-icon"/>')
    const href = /href="(data:[^"]*)"/.exec(html)?.[1] ?? ''
    expect(href).not.toMatch(/[<>#"]/)
    expect(decodeURIComponent(href.replace('data:image/svg+xml,', ''))).toBe(drawing.replaceAll('"', "'"))
  })

  it('on a phone’s home screen is a file, without the mark of what is in it', () => {
    const link =
      '<link rel="apple-touch-icon" href="/apple-icon.png?apple-icon.1.png" sizes="180x180" type="image/png"/>'
    expect(withIcon(link, '<svg/>')).toBe(link.replace('?apple-icon.1.png', ''))
  })

  it('stays a file where there is none to put in', () => {
    expect(withIcon(svg, null)).toBe(svg.replace('?1', ''))
  })
})
