import { trimSlashes } from '../format/trim-slashes.ts'

/** A post of another site, as its export describes it. Times are ISO 8601; empty strings mean none. */
export type OldPost = {
  /** Names the post in its source, and is the same in each export: `wordpress https://old.example/?p=12`. */
  source: string
  title: string
  summary: string
  /** HTML. */
  body: string
  state: 'published' | 'draft' | 'scheduled'
  /** When it was or will be published. */
  at: string
  updatedAt: string
  author: string
  categories: string[]
  tags: string[]
  slug: string
  /** The address or path of its picture. */
  image: string
  imageAlt: string
  /** What search engines should show: a headline, a description, and the page that the post repeats. */
  seoTitle: string
  seoDescription: string
  canonical: string
  /** Its public addresses in the old site: paths, a few with a query. */
  paths: string[]
  /** The addresses of its pictures' own pages in the old site. They lead to the post, if there is room. */
  picturePaths: string[]
  /** What the texts of other posts call it: the path of its file. */
  linkedAs: string[]
  /** What could not be carried over, each as a sentence. */
  notes: string[]
}

/** Another address of an old site: a category, another list of posts, a feed, or a page that is not carried over. */
export type OldAddress = { path: string } & ({ category: string } | { kind: 'list' | 'feed' | 'page' })

/** What an export holds. `left` counts what is not carried over, by its kind, after the posts were read. */
export type OldSite = {
  system: 'WordPress' | 'Ghost' | 'Markdown'
  /** The address of the old site, or '' if the export does not say. */
  url: string
  readPosts: () => AsyncIterable<OldPost>
  addresses: OldAddress[]
  left: Record<string, number>
  /** The files that cannot be read, after the posts were read. */
  unreadable?: string[]
}

/** The longest body that is read, in characters. The editor takes no longer one. */
export const MAX_BODY = 1_500_000

/** An export that cannot be read. Its message is for the operator. */
export class ImportError extends Error {}

/** Returns the state that a post gets here. As in the Studio, nothing without a text is published. */
export const toState = ({ state, body }: Pick<OldPost, 'state' | 'body'>): OldPost['state'] =>
  body.trim() === '' ? 'draft' : state

/** Returns the path of an address of the old site, or '' for another site's. Keeps the query of `/?p=12`. */
export function toOldPath(address: string, site: string): string {
  const url = URL.parse(address, site || 'https://old.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const host = URL.parse(site)?.host.replace(/^www\./, '')
  if (host && url.host.replace(/^www\./, '') !== host) return ''
  const path = trimSlashes(url.pathname)
  if (path !== '/') return path
  return /^\?(?:p|page_id)=\d{1,12}$/.test(url.search) ? `/${url.search}` : ''
}

/** A time without its zone. The zone of the computer that imports it would be wrong. */
const LOCAL = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/

/** Milliseconds since 1970 have more digits than a year. */
const MIN_MILLISECONDS = 100_000_000_000

/** Returns a time as ISO 8601, or '' for one that nobody can read. Without a zone, it is UTC. */
export function toTime(value: unknown): string {
  if (value instanceof Date) return toIso(value.getTime())
  if (typeof value === 'number' && value >= MIN_MILLISECONDS) return toIso(value)
  const text = String(value).trim()
  return toIso(Date.parse(LOCAL.test(text) ? `${text.replace(' ', 'T')}Z` : text))
}

function toIso(time: number): string {
  return Number.isFinite(time) && time > 0 ? new Date(time).toISOString() : ''
}
