import { routes } from '../routes.ts'
import { FEED_TYPES, type FeedFormat } from './feed.ts'

const FORMATS: FeedFormat[] = ['rss', 'atom', 'json']

/** A list's feeds by media type, for the head of its pages: readers find them there by themselves. */
export function toFeedLinks(list: 'blog' | 'journal'): Record<string, string> {
  return Object.fromEntries(FORMATS.map((format) => [FEED_TYPES[format], routes.feed(list, format)]))
}
