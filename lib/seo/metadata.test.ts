import { blog } from '../../content/blog.ts'
import { company } from '../../content/company.ts'
import { journalListing } from '../../content/journal-listing.ts'
import { readCardFile } from '../art/card-url.ts'
import { toFeedLinks } from './feeds/feed-links.ts'
import { chooseTitle, toMetadata } from './metadata.ts'

const page = { title: 'Contact', description: 'Write to us.', path: '/contact' }

it('a title leaves out what would not fit into a line of results', () => {
  const long = 'x'.repeat(60 - ` | ${company.name}`.length)
  expect(chooseTitle(long, 'short')).toBe(long)
  expect(chooseTitle(`${long}x`, 'short')).toBe('short')
  expect(chooseTitle(`${long}x`)).toBe(`${long}x`)
})

describe("a page's head", () => {
  it('names its one address and a social card with its title', () => {
    const { alternates, openGraph, twitter, robots } = toMetadata(page)
    expect(alternates?.canonical).toBe('/contact')
    expect(openGraph).toMatchObject({ type: 'website', url: '/contact', title: 'Contact', locale: 'en_US' })
    const [image] = [openGraph?.images].flat()
    const url = typeof image === 'object' && 'url' in image ? String(image.url) : ''
    expect(readCardFile(url.replace('/card/', ''))?.title).toBe('Contact')
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'Contact' })
    expect(robots).toEqual({ 'max-image-preview': 'large' })
  })

  it('tells an article and its feeds', () => {
    const article = {
      publishedTime: '2026-11-10',
      modifiedTime: '2026-11-20',
      author: 'Rezwan Talukdar',
      section: null,
      tags: ['React'],
    }
    const feeds = toFeedLinks('blog', 'journal')
    const { openGraph, alternates } = toMetadata({ ...page, article, feeds })
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-11-10',
      modifiedTime: '2026-11-20',
      authors: ['Rezwan Talukdar'],
      tags: ['React'],
    })
    expect(openGraph).not.toHaveProperty('section')
    expect(Object.keys(alternates?.types ?? {})).toHaveLength(3)
    expect(alternates?.types?.['application/rss+xml']).toEqual([
      { url: '/blog/rss.xml', title: blog.hero.title },
      { url: '/journal/rss.xml', title: journalListing.hero.title },
    ])
  })

  it('names the page that it repeats', () => {
    const { alternates, openGraph } = toMetadata({ ...page, canonical: 'https://a.example/b' })
    expect(alternates?.canonical).toBe('https://a.example/b')
    expect(openGraph).toMatchObject({ url: 'https://a.example/b' })
  })

  it('keeps a page out of search results on demand', () => {
    expect(toMetadata({ ...page, index: false }).robots).toEqual({ index: false, follow: true })
  })
})
