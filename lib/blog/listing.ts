import 'server-only'
import { getPosts } from '../backend/posts.ts'
import type { PostSummary } from '../backend/summary.ts'
import { popularTopics } from '../content/blog.ts'
import { toPostPath } from '../format/post-path.ts'
import { formatReadTime, toReadMinutes } from '../format/read-time.ts'
import { toSlug } from '../format/slug.ts'
import type { PostCardData } from '../listing/cards.ts'
import { type ListingPage, toListingPage } from '../listing/pages.ts'
import { EMPTY_QUERY, isSameQuestion, type ListingQuery } from '../listing/query.ts'
import { toPictureUrl } from '../media.ts'
import { routes } from '../routes.ts'
import { getAuthor } from './author.ts'
import { findPostIds } from './post-index.ts'

/** How many posts a page of the blog lists. */
export const POSTS_PAGE_SIZE = 9

/** A post as its card shows it. */
export function toPostCard(post: PostSummary): PostCardData {
  return {
    id: post.id,
    href: routes.post(toPostPath(post)),
    title: post.title,
    subTitle: post.subTitle,
    category: post.category,
    tags: post.tags,
    author: getAuthor(post).name,
    createdAt: post.createdAt,
    readTime: formatReadTime(post.readTime, post.words),
    image: toPictureUrl(post.image, 'cover', post.title),
  }
}

const topics = new Set(popularTopics.map(toTopic))

function toTopic(tag: string): string {
  return tag.toLowerCase()
}

/** The backend counts no readers, so popular is what is about the popular topics; ties stay latest first. */
const countTopics = (post: PostSummary) => post.tags.filter((tag) => topics.has(toTopic(tag))).length
const getMinutes = (post: PostSummary) => toReadMinutes(post.readTime, post.words) ?? Number.POSITIVE_INFINITY

function sortPosts(posts: PostSummary[], sort: string): PostSummary[] {
  if (sort === 'popular') return posts.toSorted((a, b) => countTopics(b) - countTopics(a))
  if (sort === 'reading-time') return posts.toSorted((a, b) => getMinutes(a) - getMinutes(b))
  return posts
}

function isAsked(post: PostSummary, { category, topic }: ListingQuery): boolean {
  if (category && toSlug(post.category ?? '') !== category) return false
  return !topic || post.tags.some((tag) => toTopic(tag) === toTopic(topic))
}

async function findPosts(posts: PostSummary[], query: ListingQuery): Promise<PostSummary[]> {
  const ids = query.q.trim() ? await findPostIds(posts, query.q) : null
  return sortPosts(
    posts.filter((post) => (!ids || ids.has(post.id)) && isAsked(post, query)),
    query.sort,
  )
}

/** One page of the posts that a question asks for. Without a question the first post is left out: it is the featured one. */
export async function getPostPage(query: ListingQuery): Promise<ListingPage<PostCardData>> {
  const posts = await getPosts()
  const isPlain = isSameQuestion(query, EMPTY_QUERY)
  const found = isPlain ? posts.slice(1) : await findPosts(posts, query)
  const page = toListingPage(found, query.page, POSTS_PAGE_SIZE)
  return { ...page, items: page.items.map(toPostCard), total: isPlain ? posts.length : page.total }
}

/** The Popular Topics that some post carries: a chip that leads to nothing is none. */
export async function getListedTopics(): Promise<string[]> {
  const carried = new Set((await getPosts()).flatMap((post) => post.tags.map(toTopic)))
  return popularTopics.filter((topic) => carried.has(toTopic(topic)))
}

/** The Featured Tutorial: the latest post; null while there is none. */
export async function getFeaturedPost(): Promise<PostCardData | null> {
  const [post] = await getPosts()
  return post ? toPostCard(post) : null
}
