import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { company } from '../content/company.ts'
import { toWritable } from '../format/text.ts'
import { toFullUrl } from '../seo/address.ts'
import { LOGO } from '../seo/organization.ts'
import type { TextFile } from './respond-with-text.ts'

/** A feed, whatever its format. All addresses are full; dates are ISO 8601 date-times. */
export type Feed = {
  title: string
  description: string
  /** The page whose entries it has. */
  page: string
  /** Its own address. */
  address: string
  entries: FeedEntry[]
}

/** One piece in a feed. `published` and `updated` are ISO date-times, `address` is a full one. */
export type FeedEntry = {
  title: string
  address: string
  summary: string
  /** The whole piece, with full addresses; null where it could not be read. */
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

const getUpdated = ({ published, updated }: FeedEntry) => new Date(updated ?? published)

/** The feed as a text of that format, dated with the latest change of an entry. */
export function toFeedText(feed: Feed, format: FeedFormat): TextFile {
  const modified = new Date(Math.max(0, ...feed.entries.map((entry) => getUpdated(entry).getTime())))
  // The library writes control characters as they are, and one of them makes XML unreadable.
  return { text: toWritable(WRITERS[format](feed, modified)), type: FEED_TYPES[format], modified }
}

function toRss(feed: Feed, modified: Date): string {
  return generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: feed.description,
    language: 'en',
    lastBuildDate: modified,
    atom: { links: [{ href: feed.address, rel: 'self', type: FEED_TYPES.rss }] },
    items: feed.entries.map((entry) => ({
      title: entry.title,
      link: entry.address,
      guid: { value: entry.address, isPermaLink: true },
      pubDate: new Date(entry.published),
      dc: { creators: [entry.author] },
      categories: entry.tags.map((name) => ({ name })),
      description: entry.summary,
      ...(entry.html !== null && { content: { encoded: entry.html } }),
    })),
  })
}

function toAtom(feed: Feed, modified: Date): string {
  return generateAtomFeed({
    title: { value: feed.title },
    subtitle: { value: feed.description },
    id: feed.address,
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
      id: entry.address,
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
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      // An item must have a content; without the whole piece its summary is all there is.
      ...(entry.html === null ? { content_text: entry.summary } : { content_html: entry.html }),
      date_published: new Date(entry.published),
      ...(entry.updated && { date_modified: new Date(entry.updated) }),
      authors: [{ name: entry.author }],
      tags: [...entry.tags],
    })),
  })
  return JSON.stringify(generated)
}
