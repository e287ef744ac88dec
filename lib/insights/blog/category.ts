import { blog, blogCategories } from '../../../content/blog.ts'
import { blogIntroductions } from '../../../content/blog-introductions.ts'
import type { PageMeta } from '../../../content/copy-types.ts'
import { seo } from '../../../content/seo.ts'
import { toSlug } from '../../format/slug.ts'

/** Returns the category that an address names; null if there is none. */
export function findCategory(slug: string) {
  const found = blogCategories.find(({ value }) => value && value === slug)
  if (!found) return null
  const metas: Record<string, PageMeta> = seo.blogCategories
  const title = blog.categoryTitle.replace('{category}', found.label)
  const meta = metas[slug] ?? { ...seo.pages.blog, title: found.label }
  return { slug, label: found.label, title, introduction: blogIntroductions[slug], meta }
}

/**
 * Returns the posts of a category, given as in an address. Slugs take time to make, and thousands of posts have few
 * categories.
 */
export function filterByCategory<Item extends { category: string | null }>(
  posts: readonly Item[],
  slug: string,
): Item[] {
  const names = [...new Set(posts.map(({ category }) => category))].filter((name) => toSlug(name ?? '') === slug)
  return posts.filter(({ category }) => names.includes(category))
}

/** Returns a page's title, with the page's number unless it is the first. */
export const toNumberedTitle = (title: string, page: number) =>
  page === 1 ? title : `${title}: ${blog.results.page.replace('{page}', String(page))}`
