import type { LandingPage } from './copy-types.ts'

type Post = { category: string | null; tags: readonly string[] }

/** The posts that belong to a landing page: those of its categories, in its order, then those that share a tag; at most `most`. */
export function getRelatedPosts<Item extends Post>(
  { categories, tags }: LandingPage['related'],
  posts: readonly Item[],
  most: number,
): Item[] {
  const ofCategory = categories.flatMap((category) => posts.filter((post) => post.category === category))
  const ofTag = posts.filter((post) => !ofCategory.includes(post) && post.tags.some((tag) => tags.includes(tag)))
  return [...ofCategory, ...ofTag].slice(0, most)
}

type Study = { industry: string; tags: readonly string[] }

/** The case studies that belong to a landing page: those of its industries, in its order, then those that share a tag; at most `most`. */
export function getRelatedStudies<Item extends Study>(
  { industries, tags }: LandingPage['related'],
  studies: readonly Item[],
  most: number,
): Item[] {
  const ofIndustry = industries.flatMap((industry) => studies.filter((study) => study.industry === industry))
  const ofTag = studies.filter((study) => !ofIndustry.includes(study) && study.tags.some((tag) => tags.includes(tag)))
  return [...ofIndustry, ...ofTag].slice(0, most)
}
