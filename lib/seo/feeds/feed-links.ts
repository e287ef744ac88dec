import { blog } from '../../../content/blog.ts'
import { careers } from '../../../content/careers.ts'
import type { Option } from '../../../content/copy-types.ts'
import { journalListing } from '../../../content/journal-listing.ts'
import { routes } from '../../routes.ts'
import { FEED_TYPES, type FeedFormat } from './render-feed.ts'

const FORMATS: FeedFormat[] = ['rss', 'atom', 'json']
const TITLES = { blog: blog.hero.title, journal: journalListing.hero.title }

/** Addresses by media type. A page on both lists names the feeds of both. */
export type FeedLinks = Record<string, { url: string; title: string }[]>

/** Returns the feed of open positions, and those of the given departments, for the head of their pages. */
export const toJobFeedLinks = (...departments: Option[]): FeedLinks => ({
  [FEED_TYPES.rss]: [{ value: '', label: careers.positions.title }, ...departments].map(({ value, label }) => ({
    url: routes.jobFeed(value),
    title: label,
  })),
})

/** Returns the lists' feeds by media type, for the head of their pages, where feed readers discover them. */
export function toFeedLinks(...lists: (keyof typeof TITLES)[]): FeedLinks {
  const toLinks = (format: FeedFormat) => lists.map((list) => ({ url: routes.feed(list, format), title: TITLES[list] }))
  return Object.fromEntries(FORMATS.map((format) => [FEED_TYPES[format], toLinks(format)]))
}
