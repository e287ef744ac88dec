import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { company } from '../../../content/company.ts'
import { routes } from '../../routes.ts'
import { toChannel } from './channel.ts'
import { type Feed, toFeedId, toFeedText } from './render-feed.ts'
import { parseXml, textsOf } from './testing-feeds.ts'

const entry = {
  id: toFeedId('blog', '1'),
  title: 'Generics <T> & "quotes" \u0000\u0008 ]]>',
  address: 'https://site.example/blog-read/generics-1?a=1&b=2',
  summary: 'A summary with <b> & ]]>',
  html: '<p>Text with <code>a &lt; b</code> ]]> \u000c</p>',
  author: 'Nadia & Co',
  published: '2026-11-10T04:00:00.000Z',
  tags: ['C/C++', 'R&D'],
}
const feed: Feed = {
  id: toFeedId('blog'),
  title: 'Blog & tutorials',
  description: 'All <new> posts',
  page: 'https://site.example/blog',
  address: 'https://site.example/blog/rss.xml',
  entries: [
    entry,
    {
      ...entry,
      id: toFeedId('blog', '2'),
      address: 'https://site.example/2',
      published: '2026-11-12T04:00:00.000Z',
      html: null,
    },
  ],
}
// Only `<` is written differently from plain text.
const asHtml = 'Generics &lt;T> & "quotes"  ]]>'

describe('a feed', () => {
  it('is dated with the latest change of an entry, never with the day on which it was asked for', () => {
    const changed = { ...entry, updated: '2026-11-15T04:00:00.000Z' }
    const entries = [changed, ...feed.entries]
    const { text } = toFeedText({ ...feed, entries }, 'atom')
    expect(textsOf(parseXml(text), 'feed > updated')).toEqual(['2026-11-15T04:00:00.000Z'])
    expect(textsOf(parseXml(text), 'entry > updated')[0]).toBe('2026-11-15T04:00:00.000Z')
    expect(toFeedText({ ...feed, entries }, 'json').text).toContain('"date_modified":"2026-11-15T04:00:00.000Z"')
    const rss = parseXml(toFeedText(feed, 'rss').text)
    expect(textsOf(rss, 'lastBuildDate')).toEqual(['Thu, 12 Nov 2026 04:00:00 GMT'])
  })

  it('is well-formed RSS with what its specification requires, whatever the texts hold', () => {
    const rss = parseXml(toFeedText(feed, 'rss').text)
    expect(textsOf(rss, 'item > title')).toEqual([asHtml, asHtml])
    expect(textsOf(rss, 'channel > link')).toEqual(['https://site.example/blog'])
    expect(textsOf(rss, 'item > link')).toEqual([entry.address, 'https://site.example/2'])
    expect(textsOf(rss, 'item > pubDate')[0]).toBe('Tue, 10 Nov 2026 04:00:00 GMT')
    expect(textsOf(rss, 'lastBuildDate')).toEqual(['Thu, 12 Nov 2026 04:00:00 GMT'])
    expect(textsOf(rss, 'item:first-of-type > category')).toEqual(entry.tags)
    expect([...rss.getElementsByTagName('content:encoded')].map((node) => node.textContent?.trim())).toEqual([
      '<p>Text with <code>a &lt; b</code> ]]> </p>',
    ])
    expect(rss.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(feed.address)
  })

  it('is well-formed Atom with what its specification requires', () => {
    const atom = parseXml(toFeedText(feed, 'atom').text)
    for (const name of ['id', 'title', 'updated']) {
      expect(textsOf(atom, `feed > ${name}`)).toHaveLength(1)
      expect(textsOf(atom, `entry > ${name}`)).toHaveLength(2)
    }
    expect(textsOf(atom, 'feed > updated')).toEqual(['2026-11-12T04:00:00.000Z'])
    expect(textsOf(atom, 'entry > author > name')).toEqual(['Nadia & Co', 'Nadia & Co'])
    expect([...atom.querySelectorAll('category')].map((node) => node.getAttribute('term'))).toEqual([
      ...entry.tags,
      ...entry.tags,
    ])
    expect(new Set(textsOf(atom, 'entry > id')).size).toBe(2)
  })

  it('is a JSON Feed', () => {
    expect(JSON.parse(toFeedText(feed, 'json').text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: feed.address,
      items: [
        { id: `tag:${company.domain},2026:blog/1`, title: entry.title, content_html: entry.html },
        { content_text: entry.summary, date_published: '2026-11-12T04:00:00.000Z' },
      ],
    })
  })

  it('names its own address, whatever its format', () => {
    for (const format of ['rss', 'atom', 'json'] as const)
      expect(new URL(toChannel('journal', format).address).pathname).toBe(routes.feed('journal', format))
  })

  it('knows its entries by ids that a mended title does not change', () => {
    const mended = feed.entries.map((each) => ({ ...each, title: 'Mended', address: `${each.address}-mended` }))
    const toIds = (entries: Feed['entries']) => [
      textsOf(parseXml(toFeedText({ ...feed, entries }, 'rss').text), 'item > guid'),
      textsOf(parseXml(toFeedText({ ...feed, entries }, 'atom').text), 'entry > id'),
      parseJsonFeed(JSON.parse(toFeedText({ ...feed, entries }, 'json').text)).items?.map(({ id }) => id),
    ]
    const ids = [`tag:${company.domain},2026:blog/1`, `tag:${company.domain},2026:blog/2`]
    expect(toIds(feed.entries)).toEqual([ids, ids, ids])
    expect(toIds(mended)).toEqual(toIds(feed.entries))
    expect(toFeedId('blog', 'a/b ü')).toBe(`tag:${company.domain},2026:blog/a%2Fb%20%C3%BC`)
  })

  it('has no date in the future, though an entry has', () => {
    const published = new Date(Date.now() + 86_400_000).toISOString()
    const future = { ...entry, published, updated: published }
    const { text } = toFeedText({ ...feed, entries: [future, ...feed.entries] }, 'rss')
    expect(textsOf(parseXml(text), 'item > pubDate')[0]).toBe('Thu, 12 Nov 2026 04:00:00 GMT')
    expect(textsOf(parseXml(text), 'lastBuildDate')).toEqual(['Thu, 12 Nov 2026 04:00:00 GMT'])
    for (const format of ['rss', 'atom', 'json'] as const)
      expect(toFeedText({ ...feed, entries: [future] }, format).text).not.toContain(published.slice(0, 10))
  })

  it('has its texts beside their tags, without white space and without sections that some readers do not know', () => {
    const tricky = { ...entry, html: '<pre> &lt;![CDATA[ a ]]&gt; </pre> <![CDATA[ b ]]>', title: ' \n<b> ' }
    for (const format of ['rss', 'atom'] as const) {
      const { text } = toFeedText({ ...feed, entries: [tricky, entry] }, format)
      expect(text).not.toContain('CDATA[T')
      expect(text).not.toMatch(/<(title|summary|description|content|content:encoded)\b[^<>]*>\s*<!/)
      const names = format === 'rss' ? 'content:encoded' : 'content'
      expect(parseXml(text).getElementsByTagName(names)[0]?.textContent).toBe(tricky.html)
    }
  })

  it('shows mark-up that an editor typed as text, also in readers that expect HTML', () => {
    const typed = '<img src=x onerror=alert(1)> R&D &lt;b&gt;'
    const entries = [{ ...entry, title: typed, summary: typed, author: typed, tags: [typed] }]
    const rss = parseXml(toFeedText({ ...feed, entries }, 'rss').text)
    const texts = ['item > title', 'item > description', 'item > category'].flatMap((name) => textsOf(rss, name))
    texts.push(rss.getElementsByTagName('dc:creator')[0]?.textContent ?? '')
    for (const text of texts) {
      const html = new DOMParser().parseFromString(text, 'text/html').body
      expect([html.childElementCount, html.textContent]).toEqual([0, typed])
    }
    const atom = parseXml(toFeedText({ ...feed, entries }, 'atom').text)
    for (const name of ['entry > title', 'entry > summary']) {
      expect(textsOf(atom, name)).toEqual([typed])
      expect(['text', null]).toContain(atom.querySelector(name)?.getAttribute('type'))
    }
  })

  it('is read by a library', () => {
    expect(parseRssFeed(toFeedText(feed, 'rss').text).items?.[0]).toMatchObject({
      guid: { value: entry.id, isPermaLink: false },
      link: entry.address,
    })
    expect(parseAtomFeed(toFeedText(feed, 'atom').text).entries?.[0]).toMatchObject({ id: entry.id })
  })

  it('is valid without entries', () => {
    expect(textsOf(parseXml(toFeedText({ ...feed, entries: [] }, 'atom').text), 'updated')).toEqual([
      '1970-01-01T00:00:00.000Z',
    ])
    parseXml(toFeedText({ ...feed, entries: [] }, 'rss').text)
  })
})
