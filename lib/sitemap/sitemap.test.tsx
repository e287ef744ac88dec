import { parseXml, textsOf } from '../seo/feeds/testing-feeds.ts'
import { type SitemapEntry, toNewest, toParts, toSitemap, toSitemapIndex } from './sitemap.ts'

const entries: SitemapEntry[] = [
  { address: 'https://site.example/', lastmod: null, images: [] },
  { address: 'https://site.example/a?b=1&c=<2>', lastmod: '2026-11-10', images: ['https://media.example/a&b.png'] },
  { address: 'https://site.example/b', lastmod: '2026-11-12', images: [] },
]

describe('a sitemap', () => {
  it('names every page, and a day only where one is known', () => {
    const document = parseXml(toSitemap(entries))
    expect(textsOf(document, 'url > loc')).toEqual(entries.map(({ address }) => address))
    expect(textsOf(document, 'lastmod')).toEqual(['2026-11-10', '2026-11-12'])
    expect([...document.getElementsByTagName('image:loc')].map((node) => node.textContent)).toEqual([
      'https://media.example/a&b.png',
    ])
  })

  it('is split into parts when it is large', () => {
    expect(toParts([])).toEqual([[]])
    expect(toParts(entries, 2)).toEqual([entries.slice(0, 2), entries.slice(2)])
    expect(toParts(entries, 3)).toEqual([entries])
  })

  it('names its parts with the day of their newest page', () => {
    const index = parseXml(
      toSitemapIndex([{ address: 'https://site.example/sitemaps/1.xml', lastmod: toNewest(entries) }]),
    )
    expect(textsOf(index, 'sitemap > loc')).toEqual(['https://site.example/sitemaps/1.xml'])
    expect(textsOf(index, 'sitemap > lastmod')).toEqual(['2026-11-12'])
  })
})
