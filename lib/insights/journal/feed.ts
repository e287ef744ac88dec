import 'server-only'
import { cacheTag } from 'next/cache'
import type { JournalBlock } from '../../../content/journal/journal-type.ts'
import type { Article } from '../../backend/article-content.ts'
import { getStoredArticles } from '../../backend/read-articles.ts'
import { tags } from '../../cache.ts'
import { escapeHtml } from '../../format/escape-html.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { routes } from '../../routes.ts'
import { toFullUrl } from '../../seo/address.ts'
import { toChannel } from '../../seo/feeds/channel.ts'
import { type FeedEntry, type FeedFormat, toFeedId, toFeedText } from '../../seo/feeds/render-feed.ts'
import type { TextFile } from '../../seo/feeds/respond-with-text.ts'

/** Renders all journal articles in full as a feed, newest first. */
export async function getJournalFeed(format: FeedFormat): Promise<TextFile> {
  'use cache'
  cacheTag(tags.articles)
  return toFeedText({ ...toChannel('journal', format), entries: (await getStoredArticles()).map(toEntry) }, format)
}

function toEntry(article: Article): FeedEntry {
  return {
    id: toFeedId('journal', article.id),
    title: article.title,
    address: toFullUrl(routes.journalArticle(article.slug)),
    summary: article.excerpt,
    html: article.content.map(toBlockHtml).join(''),
    author: article.author.name,
    published: new Date(article.publishedDate).toISOString(),
    tags: article.tags,
  }
}

/** Returns the HTML of a list's item: its bold words, and nothing else that looks like a tag. */
const toItemHtml = (item: string) =>
  item
    .split(/<\/?strong>/)
    .map((part, index) => (index % 2 === 1 ? `<strong>${escapeHtml(part)}</strong>` : escapeHtml(part)))
    .join('')

function toBlockHtml(block: JournalBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`
    case 'subheading':
      return `<h3>${escapeHtml(block.text)}</h3>`
    case 'quote': {
      const author = block.author ? `<p>${escapeHtml(block.author)}</p>` : ''
      return `<blockquote><p>${escapeHtml(block.text)}</p>${author}</blockquote>`
    }
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${toItemHtml(item)}</li>`).join('')}</ul>`
    case 'image': {
      const caption = block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : ''
      const src = escapeHtml(toFullUrl(toPictureUrl(block.image, 'gallery', block.subject)))
      return `<figure><img src="${src}" alt="${escapeHtml(block.alt)}">${caption}</figure>`
    }
  }
}
