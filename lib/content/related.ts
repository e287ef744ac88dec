import type { LandingPage } from './types.ts'

type Post = { category: string | null; tags: readonly string[] }

/** The posts that belong to a landing page: those of its categories first, then those that share a tag; at most `most`. */
export function getRelatedPosts<Item extends Post>(
  { categories, tags }: LandingPage['related'],
  posts: readonly Item[],
  most: number,
): Item[] {
  const ofCategory = posts.filter((post) => post.category !== null && categories.includes(post.category))
  const ofTag = posts.filter((post) => !ofCategory.includes(post) && post.tags.some((tag) => tags.includes(tag)))
  return [...ofCategory, ...ofTag].slice(0, most)
}
