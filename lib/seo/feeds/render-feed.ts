import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { company } from '../../../content/company.ts'
import { escapeHtml } from '../../format/escape-html.ts'
import { toWritable } from '../../format/text.ts'
import { toFullUrl } from '../address.ts'
import { LOGO } from '../organization.ts'
import type { TextFile } from './respond-with-text.ts'

/** A feed, independent of its format. All addresses are full; dates are ISO 8601 date-times. */
export type Feed = {
  /** The result of `toFeedId`, which never changes. */
  id: string
  title: string
  description: string
  /** The page whose entries it contains. */
  page: string
  /** The feed's own address. */
  address: string
  entries: FeedEntry[]
}

/** An entry of a feed, known to readers by its `id`. `published` and `updated` are ISO date-times, `address` is absolute. */
export type FeedEntry = {
  id: string
  title: string
  address: string
  summary: string
  /** The whole piece, with full addresses; null if it could not be read. */
  html: string | null
  author: string
  published: string
  updated?: string | undefined
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

const WRITERS = { rss: toRss, atom: toAtom, json: toJson } as const

/**
 * Returns a tag URI (RFC 4151) for a feed or an entry, made from what never changes. The year is when this format was
 * introduced.
 */
export const toFeedId = (kind: 'blog' | 'journal' | 'jobs', piece = ''): string =>
  `tag:${company.domain},2026:${[kind, piece].filter(Boolean).map(encodeURIComponent).join('/')}`

const getUpdated = ({ published, updated }: FeedEntry) => new Date(updated ?? published)

/** Returns the entries. Those dated in the future get the latest date that has passed. */
function withoutFuture(entries: readonly FeedEntry[]): { entries: FeedEntry[]; modified: Date } {
  // Next refuses `Date.now()` while it renders, except in a cached function.
  const now = performance.timeOrigin + performance.now()
  const dates = entries.flatMap(({ published, updated }) => [published, updated ?? published].map(Date.parse))
  const latest = Math.max(0, ...dates.filter((date) => date <= now))
  const toPast = (date: string) => new Date(Date.parse(date) <= now ? date : latest).toISOString()
  const dated = entries.map(({ published, updated, ...entry }) => ({
    ...entry,
    published: toPast(published),
    updated: updated && toPast(updated),
  }))
  return { entries: dated, modified: new Date(Math.max(0, ...dated.map((entry) => getUpdated(entry).getTime()))) }
}

/** Writes the feed in a format, dated with the latest change that is not in the future. */
export function toFeedText(feed: Feed, format: FeedFormat): TextFile {
  const { entries, modified } = withoutFuture(feed.entries)
  const text = WRITERS[format]({ ...feed, entries }, modified)
  // The library does not escape control characters, and a single one makes XML unreadable.
  return { text: toWritable(format === 'json' ? text : escapeCdata(text)), type: FEED_TYPES[format] }
}

const CDATA = '<![CDATA['
const CDATA_END = ']]>'

/** Replaces CDATA sections with escaped text. The library puts white space around them, which some readers show. */
function escapeCdata(xml: string): string {
  const parts: string[] = []
  let at = 0
  for (let start = xml.indexOf(CDATA); start >= 0; start = xml.indexOf(CDATA, at)) {
    const end = xml.indexOf(CDATA_END, start)
    const before = xml.slice(at, start)
    parts.push(at === 0 ? before.trimEnd() : before.trim(), escapeHtml(xml.slice(start + CDATA.length, end)))
    at = end + CDATA_END.length
  }
  return [...parts, xml.slice(at).trimStart()].join('')
}

/**
 * Escapes text so that readers that expect text and readers that expect HTML show the same, unless it looks like HTML.
 */
const escapeForTextAndHtml = (text: string): string =>
  text.replace(/&(#?\w{1,32};)/g, '&amp;$1').replaceAll('<', '&lt;')

function toRss(feed: Feed, modified: Date): string {
  return generateRssFeed({
    title: escapeForTextAndHtml(feed.title),
    link: feed.page,
    description: escapeHtml(feed.description),
    language: 'en',
    lastBuildDate: modified,
    atom: { links: [{ href: feed.address, rel: 'self', type: FEED_TYPES.rss }] },
    items: feed.entries.map((entry) => ({
      title: escapeForTextAndHtml(entry.title),
      link: entry.address,
      guid: { value: entry.id, isPermaLink: false },
      pubDate: new Date(entry.published),
      dc: { creators: [escapeForTextAndHtml(entry.author)] },
      categories: entry.tags.map((name) => ({ name: escapeForTextAndHtml(name) })),
      description: escapeHtml(entry.summary),
      ...(entry.html !== null && { content: { encoded: entry.html } }),
    })),
  })
}

function toAtom(feed: Feed, modified: Date): string {
  return generateAtomFeed({
    title: { value: feed.title },
    subtitle: { value: feed.description },
    id: feed.id,
    links: [
      { rel: 'self', type: FEED_TYPES.atom, href: feed.address },
      { rel: 'alternate', type: 'text/html', href: feed.page },
    ],
    updated: modified,
    authors: [{ name: company.name }],
    icon: toFullUrl(LOGO),
    xml: { lang: 'en' },
    entries: feed.entries.map((entry) => ({
      title: { value: entry.title },
      id: entry.id,
      links: [{ rel: 'alternate', type: 'text/html', href: entry.address }],
      published: new Date(entry.published),
      updated: getUpdated(entry),
      authors: [{ name: entry.author }],
      categories: entry.tags.map((term) => ({ term })),
      summary: { value: entry.summary },
      ...(entry.html !== null && { content: { type: 'html', value: entry.html } }),
    })),
  })
}

function toJson(feed: Feed): string {
  const generated = generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.address,
    icon: toFullUrl(LOGO),
    language: 'en',
    authors: [{ name: company.name }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      // An item must have content; if the whole piece is missing, its summary is used.
      ...(entry.html === null ? { content_text: entry.summary } : { content_html: entry.html }),
      date_published: new Date(entry.published),
      ...(entry.updated && { date_modified: new Date(entry.updated) }),
      authors: [{ name: entry.author }],
      tags: [...entry.tags],
    })),
  })
  return JSON.stringify(generated)
}
