import { toXmlDocument, xml } from './xml.ts'

/** A feed, whatever its format. All addresses are full; dates are ISO 8601 date-times. */
export type Feed = {
  title: string
  description: string
  /** The page that it follows. */
  page: string
  addresses: Record<FeedFormat, string>
  publisher: string
  icon: string
  entries: FeedEntry[]
}

/** One piece in a feed. `published` is an ISO date-time, `address` a full one. */
export type FeedEntry = {
  title: string
  address: string
  summary: string
  /** The whole piece, with full addresses; null where it could not be read. */
  html: string | null
  author: string
  published: string
  tags: readonly string[]
}

/** The media type of each format. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const
/** A format that feeds are written in. */
export type FeedFormat = keyof typeof FEED_TYPES

const LONG_AGO = '1970-01-01T00:00:00.000Z'

/** When the newest entry was published; a feed changes with its entries only. */
export function toUpdated({ entries }: Feed): string {
  return (
    entries
      .map(({ published }) => published)
      .toSorted()
      .at(-1) ?? LONG_AGO
  )
}

/** The feed as text. Own code, since the common library writes Atom categories without a term and control characters into XML. */
export function toFeedText(feed: Feed, format: FeedFormat): string {
  if (format === 'json') return toJsonFeed(feed)
  return toXmlDocument(format === 'rss' ? toRss(feed) : toAtom(feed))
}

function toRss(feed: Feed): string {
  const self = { href: feed.addresses.rss, rel: 'self', type: FEED_TYPES.rss }
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const items = feed.entries.map((entry) =>
    xml('item', {}, [
      xml('title', {}, entry.title),
      xml('link', {}, entry.address),
      xml('guid', { isPermaLink: 'true' }, entry.address),
      xml('pubDate', {}, toRssDate(entry.published)),
      xml('dc:creator', {}, entry.author),
      ...entry.tags.map((tag) => xml('category', {}, tag)),
      xml('description', {}, entry.summary),
      entry.html === null ? '' : xml('content:encoded', {}, entry.html),
    ]),
  )
  return xml('rss', namespaces, [
    xml('channel', {}, [
      xml('title', {}, feed.title),
      xml('link', {}, feed.page),
      xml('atom:link', self),
      xml('description', {}, feed.description),
      xml('language', {}, 'en'),
      xml('lastBuildDate', {}, toRssDate(toUpdated(feed))),
      ...items,
    ]),
  ])
}

function toAtom(feed: Feed): string {
  const entries = feed.entries.map((entry) =>
    xml('entry', {}, [
      xml('title', {}, entry.title),
      xml('id', {}, entry.address),
      xml('link', { rel: 'alternate', type: 'text/html', href: entry.address }),
      xml('published', {}, entry.published),
      xml('updated', {}, entry.published),
      xml('author', {}, [xml('name', {}, entry.author)]),
      ...entry.tags.map((term) => xml('category', { term })),
      xml('summary', {}, entry.summary),
      entry.html === null ? '' : xml('content', { type: 'html' }, entry.html),
    ]),
  )
  return xml('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
    xml('title', {}, feed.title),
    xml('subtitle', {}, feed.description),
    xml('id', {}, feed.addresses.atom),
    xml('link', { rel: 'self', type: FEED_TYPES.atom, href: feed.addresses.atom }),
    xml('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
    xml('updated', {}, toUpdated(feed)),
    xml('author', {}, [xml('name', {}, feed.publisher)]),
    xml('icon', {}, feed.icon),
    ...entries,
  ])
}

function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.addresses.json,
    icon: feed.icon,
    language: 'en',
    authors: [{ name: feed.publisher }],
    items: feed.entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      // An item must have a content; without the whole piece its summary is all there is.
      ...(entry.html === null ? { content_text: entry.summary } : { content_html: entry.html }),
      date_published: entry.published,
      authors: [{ name: entry.author }],
      tags: entry.tags,
    })),
  })
}

/** RFC 822, as RSS wants it. */
function toRssDate(published: string): string {
  return new Date(published).toUTCString()
}
