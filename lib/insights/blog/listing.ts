import { toPostSubject } from '../../art/get-scene.ts'
import 'server-only'
import { cacheTag } from 'next/cache'
import { blogCategories, popularTopics } from '../../../content/blog.ts'
import type { PostSummary } from '../../backend/contract.ts'
import { getPosts } from '../../backend/read-posts.ts'
import { tags } from '../../cache.ts'
import { toPostPath } from '../../format/post-path.ts'
import { formatReadTime, toReadMinutes } from '../../format/read-time.ts'
import { findItems, type ListingPage, type ListingRules } from '../../listing/find-items.ts'
import { findEntry, lists, toEntryValue } from '../../listing/lists.ts'
import { isUnfiltered, type ListingQuery } from '../../listing/query.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { getPopularity, sortByReads } from '../../reads/popularity.ts'
import { routes } from '../../routes.ts'
import { getAuthor } from './author.ts'
import { filterByCategory } from './category.ts'
import { findPostIds, updatePostIndex } from './post-index.ts'

export const POSTS_PAGE_SIZE = 9

/** Returns the address of a post's category; null if the blog has no page for it. */
function toCategoryHref(category: string | null): string | null {
  const found = findEntry(lists.categories, toEntryValue(lists.categories, category ?? ''))
  return found ? routes.blogCategory(found.value) : null
}

export type PostCardData = ReturnType<typeof toPostCard>

function toPostCard(post: PostSummary) {
  return {
    id: post.id,
    href: routes.post(toPostPath(post)),
    title: post.title,
    subTitle: post.subTitle,
    category: post.category,
    categoryHref: toCategoryHref(post.category),
    tags: post.tags,
    author: getAuthor(post).name,
    createdAt: post.createdAt,
    readTime: formatReadTime(post.readTime, post.words),
    image: toPictureUrl(post.image, 'cover', toPostSubject(post)),
  }
}

const topics = new Set(popularTopics.map(toTopic))

function toTopic(tag: string): string {
  return tag.toLowerCase()
}

/**
 * Counts a post's popular topics, which stand in for popularity until there are enough reads; ties stay latest first.
 */
const countTopics = (post: PostSummary) => post.tags.filter((tag) => topics.has(toTopic(tag))).length
const getMinutes = (post: PostSummary) => toReadMinutes(post.readTime, post.words) ?? Number.POSITIVE_INFINITY

// Without this, each rank would be computed about thirty times while sorting.
function sortBy(posts: readonly PostSummary[], toRank: (post: PostSummary) => number): PostSummary[] {
  const ranked = posts.map((post) => ({ post, rank: toRank(post) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ post }) => post)
}

/**
 * The rules of the list. Search and category are applied earlier (post-index.ts, category.ts), since there may be
 * thousands of posts.
 */
const rules: ListingRules<PostSummary> = {
  pageSize: POSTS_PAGE_SIZE,
  toText: () => '',
  isInCategory: () => true,
  sorts: {
    popular: (posts) => sortBy(posts, (post) => -countTopics(post)),
    'reading-time': (posts) => sortBy(posts, getMinutes),
  },
}

/** Returns the rules with the order of the most read posts, as soon as there are enough reads. */
async function toRules({ sort }: ListingQuery): Promise<ListingRules<PostSummary>> {
  const reads = sort === 'popular' ? await getPopularity('post') : null
  return reads ? { ...rules, sorts: { ...rules.sorts, popular: (posts) => sortByReads(posts, reads) } } : rules
}

// Cached, because a page may wait only for cached work, and indexing all posts takes many turns.
async function indexPosts(): Promise<number> {
  'use cache'
  cacheTag(tags.posts)
  const posts = await getPosts()
  await updatePostIndex(posts)
  return posts.length
}

async function search(posts: readonly PostSummary[], question: string): Promise<Set<string>> {
  await indexPosts()
  // The list may be newer than the cached work. An unchanged list costs nothing.
  await updatePostIndex(posts)
  return findPostIds(question)
}

/**
 * Returns the posts that match a query; `from` leaves out earlier pages. Without a query the first post is left out,
 * because it is the featured one.
 */
export async function getPostPage(query: ListingQuery, from = 1): Promise<ListingPage<PostCardData>> {
  const all = await getPosts()
  const posts = query.category ? filterByCategory(all, query.category) : all
  const isPlain = isUnfiltered(query)
  const ids = query.search.trim() ? await search(all, query.search) : null
  const topic = toTopic(query.topic)
  const candidates = isPlain
    ? posts.slice(1)
    : posts.filter(({ id, tags }) => (!ids || ids.has(id)) && (!topic || tags.some((tag) => toTopic(tag) === topic)))
  const page = findItems(candidates, { ...query, search: '' }, await toRules(query), from)
  return { ...page, items: page.items.map(toPostCard), total: isPlain ? posts.length : page.total }
}

const all = blogCategories.filter(({ value }) => value === '')

/** Returns the categories with the number of their posts, and first all posts. */
export async function getCategories() {
  const posts = await getPosts()
  return [...all, ...lists.categories].map(({ value, label }) => ({
    value,
    label,
    count: value ? filterByCategory(posts, value).length : posts.length,
  }))
}

/** Returns the Popular Topics that at least one post has. */
export async function getListedTopics(): Promise<string[]> {
  const carried = new Set((await getPosts()).flatMap((post) => post.tags.map(toTopic)))
  return popularTopics.filter((topic) => carried.has(toTopic(topic)))
}

/** Returns the Featured Tutorial, which is the latest post; null if there are no posts. */
export async function getFeaturedPost(): Promise<PostCardData | null> {
  const [post] = await getPosts()
  return post ? toPostCard(post) : null
}
