import 'server-only'
import { cacheTag } from 'next/cache'
import type { PostSummary } from '../../backend/contract.ts'
import { getPost, getPosts } from '../../backend/read-posts.ts'
import { tags } from '../../cache.ts'
import { toInstant } from '../../format/date.ts'
import { toPostPath } from '../../format/post-path.ts'
import { routes } from '../../routes.ts'
import { toFullUrl } from '../../seo/address.ts'
import { toChannel } from '../../seo/feeds/channel.ts'
import { toPortableHtml } from '../../seo/feeds/portable.ts'
import { type FeedEntry, type FeedFormat, toFeedId, toFeedText } from '../../seo/feeds/render-feed.ts'
import type { TextFile } from '../../seo/feeds/respond-with-text.ts'
import { getAuthor } from './author.ts'
import { getArticleText } from './read-article.ts'

const MAX_ENTRIES = 20

/** Renders the latest posts in full as a feed. Cached as long as the data it contains. */
export async function getBlogFeed(format: FeedFormat): Promise<TextFile> {
  'use cache'
  cacheTag(tags.posts)
  const posts = await getPosts()
  // Reading the dates of ten thousand posts takes 30 ms.
  const latest = posts.values().filter(({ createdAt }) => toInstant(createdAt))
  const entries = await Promise.all(latest.take(MAX_ENTRIES).map(toEntry))
  return toFeedText({ ...toChannel('blog', format), entries }, format)
}

async function toEntry(post: PostSummary): Promise<FeedEntry> {
  const address = toFullUrl(routes.post(toPostPath(post)))
  const read = await getPost(post.id)
  const found = read.state === 'found' ? read.item : null
  const html = found ? getArticleText(found).html : null
  return {
    id: toFeedId('blog', post.id),
    title: post.title,
    address,
    summary: found?.seoDescription || post.subTitle,
    html: html === null ? null : toPortableHtml(html, address),
    author: getAuthor(post).name,
    published: (toInstant(post.createdAt) ?? new Date(0)).toISOString(),
    updated: toInstant(post.updatedAt ?? '')?.toISOString(),
    tags: post.tags,
  }
}
