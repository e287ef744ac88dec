import { addFontPreloads } from './font-preloads.ts'

const face = (address: string) => `@font-face{font-family:text;src:url(${address})format("woff2")}`
const styles = `<style>${face('/_next/static/media/text.p.2t.woff2')}${face('/_next/static/media/late.3u.woff2')}</style>`
const preload =
  '<link href="/_next/static/media/text.p.2t.woff2" rel="preload" as="font" crossorigin="" type="font/woff2"/>'

describe('what a page has fetched ahead', () => {
  it('is the fonts that are wanted first, before its styles', () => {
    expect(addFontPreloads(`<head>${styles}</head>`)).toBe(`<head>${preload}${styles}</head>`)
  })

  it('is written once, also when a kept page is read again', () => {
    const page = `<head>${preload}${styles}</head>`
    expect(addFontPreloads(page)).toBe(page)
  })

  it('names the version of the site where its addresses do', () => {
    const versioned = (text: string) => text.replaceAll('.woff2', '.woff2?dpl=v-1')
    expect(addFontPreloads(`<head>${versioned(styles)}</head>`)).toBe(`<head>${versioned(preload + styles)}</head>`)
  })

  it('is nothing without a font', () => {
    expect(addFontPreloads('<head></head>')).toBe('<head></head>')
  })
})
