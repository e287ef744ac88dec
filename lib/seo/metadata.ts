import 'server-only'
import type { Metadata } from 'next'
import { company } from '../../content/company.ts'
import { type MissingKind, missing } from '../../content/not-found.ts'
import { cardUrl } from '../art/card-url.ts'
import { toSubject } from '../art/get-scene.ts'
import type { FeedLinks } from './feeds/feed-links.ts'

/** A page's head. `path` is its canonical path, from lib/routes.ts. */
export type PageHead = {
  title: string
  description: string
  path: string
  /** The full address of the page that this one repeats, if it is elsewhere. */
  canonical?: string | null
  /** Overrides the subject (by default that of the page) and the kicker (the tagline) of the social card. */
  card?: { subject?: string; kicker?: string }
  /** For an article. Dates are date-times as the backend gave them. */
  article?: {
    publishedTime: string | null
    modifiedTime?: string | null | undefined
    author: string
    section: string | null
    tags: readonly string[]
  }
  /** Feeds of what this page lists. */
  feeds?: FeedLinks
  /** False keeps the page out of search results, but crawlers still follow its links. */
  index?: boolean
}

const CARD = { width: 1200, height: 630 } as const

/** Returns Next's metadata for a page. The layout adds the company's name to the title. */
export function toMetadata(head: PageHead): Metadata {
  const { title, description, path, card, article, feeds, index = true } = head
  const canonical = head.canonical ?? path
  const url = cardUrl({ title, kicker: card?.kicker ?? company.tagline, subject: card?.subject ?? toSubject(path) })
  const image = { url, ...CARD, alt: title }
  const shared = { title, description, url: canonical, siteName: company.name, locale: 'en_US', images: [image] }
  return {
    title,
    description,
    alternates: { canonical, ...(feeds ? { types: feeds } : {}) },
    openGraph: article ? { ...shared, type: 'article', ...toArticleTags(article) } : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt: title }] },
    robots: index ? { 'max-image-preview': 'large' } : { index: false, follow: true },
  }
}

/** Returns the metadata of a 404 page, which names what is missing. */
export const toMissingMetadata = (kind: MissingKind): Metadata => ({
  title: missing[kind].title,
  robots: { index: false },
})

/**
 * Returns the first title that search results show in full (60 characters with the company's name), otherwise the last.
 */
export function chooseTitle(...titles: [string, ...string[]]): string {
  const room = 60 - ` | ${company.name}`.length
  return titles.find((title) => title.length <= room) ?? titles.at(-1) ?? ''
}

function toArticleTags({ publishedTime, modifiedTime, author, section, tags }: NonNullable<PageHead['article']>) {
  return {
    authors: [author],
    tags: [...tags],
    ...(publishedTime ? { publishedTime } : {}),
    ...(modifiedTime ? { modifiedTime } : {}),
    ...(section ? { section } : {}),
  }
}
