import { routes } from '../routes.ts'
import { toChannel } from './channel.ts'
import { type Feed, toFeedText } from './feed.ts'
import { parseXml, textsOf } from './testing.ts'

const entry = {
  title: 'Generics <T> & "quotes" \u0000\u0008 ]]>',
  address: 'https://site.example/blog-read/generics-1?a=1&b=2',
  summary: 'A summary with <b> & ]]>',
  html: '<p>Text with <code>a &lt; b</code> ]]> \u000c</p>',
  author: 'Nadia & Co',
  published: '2026-11-10T04:00:00.000Z',
  tags: ['C/C++', 'R&D'],
}
const feed: Feed = {
  title: 'Blog & tutorials',
  description: 'All <new> posts',
  page: 'https://site.example/blog',
  address: 'https://site.example/blog/rss.xml',
  entries: [entry, { ...entry, address: 'https://site.example/2', published: '2026-11-12T04:00:00.000Z', html: null }],
}
const written = 'Generics <T> & "quotes"  ]]>'

describe('a feed', () => {
  it('is dated with the latest change of an entry, never with the day on which it was asked for', () => {
    const changed = { ...entry, updated: '2026-11-15T04:00:00.000Z' }
    const entries = [changed, ...feed.entries]
    const { text, modified } = toFeedText({ ...feed, entries }, 'atom')
    expect(modified).toEqual(new Date('2026-11-15T04:00:00.000Z'))
    expect(textsOf(parseXml(text), 'entry > updated')[0]).toBe('2026-11-15T04:00:00.000Z')
    expect(toFeedText({ ...feed, entries }, 'json').text).toContain('"date_modified":"2026-11-15T04:00:00.000Z"')
    expect(toFeedText(feed, 'rss').modified).toEqual(new Date('2026-11-12T04:00:00.000Z'))
  })

  it('is well-formed RSS with what its specification requires, whatever the texts hold', () => {
    const rss = parseXml(toFeedText(feed, 'rss').text)
    expect(textsOf(rss, 'item > title')).toEqual([written, written])
    expect(textsOf(rss, 'channel > link')).toEqual(['https://site.example/blog'])
    expect(textsOf(rss, 'item > guid')).toEqual([entry.address, 'https://site.example/2'])
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
        { id: entry.address, content_html: entry.html },
        { content_text: entry.summary, date_published: '2026-11-12T04:00:00.000Z' },
      ],
    })
  })

  it('names its own address, whatever its format', () => {
    for (const format of ['rss', 'atom', 'json'] as const)
      expect(new URL(toChannel('journal', format).address).pathname).toBe(routes.feed('journal', format))
  })

  it('is as new as its newest entry, and not as the process that writes it', () => {
    expect(toFeedText(feed, 'json').modified).toEqual(new Date('2026-11-12T04:00:00.000Z'))
  })

  it('is valid without entries', () => {
    expect(textsOf(parseXml(toFeedText({ ...feed, entries: [] }, 'atom').text), 'updated')).toEqual([
      '1970-01-01T00:00:00.000Z',
    ])
    parseXml(toFeedText({ ...feed, entries: [] }, 'rss').text)
  })
})
