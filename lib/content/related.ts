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

type Study = { industry: string; tags: readonly string[] }

/** The case studies that belong to a landing page: those of its industries first, then those that share a tag; at most `most`. */
export function getRelatedStudies<Item extends Study>(
  { industries, tags }: LandingPage['related'],
  studies: readonly Item[],
  most: number,
): Item[] {
  const ofIndustry = studies.filter((study) => industries.includes(study.industry))
  const ofTag = studies.filter((study) => !ofIndustry.includes(study) && study.tags.some((tag) => tags.includes(tag)))
  return [...ofIndustry, ...ofTag].slice(0, most)
}
