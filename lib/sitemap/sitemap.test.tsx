import { parseXml, textsOf } from '../feeds/testing.ts'
import { countParts, type SitemapEntry, toNewest, toSitemap, toSitemapIndex } from './sitemap.ts'

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
    expect(countParts([])).toBe(1)
    expect(countParts(entries, 2)).toBe(2)
    expect(countParts(entries, 3)).toBe(1)
  })

  it('names its parts with the day of their newest page', () => {
    const index = parseXml(
      toSitemapIndex([{ address: 'https://site.example/sitemaps/1.xml', lastmod: toNewest(entries) }]),
    )
    expect(textsOf(index, 'sitemap > loc')).toEqual(['https://site.example/sitemaps/1.xml'])
    expect(textsOf(index, 'sitemap > lastmod')).toEqual(['2026-11-12'])
  })
})
