import { blog } from '../../../content/blog.ts'
import type { PageMeta } from '../../../content/copy-types.ts'
import { seo } from '../../../content/seo.ts'
import { fileLists, findEntry, lists, toEntryValue } from '../../listing/lists.ts'

/** Returns the category that an address names; null if there is none. */
export function findCategory(slug: string) {
  const found = findEntry(lists.categories, slug)
  if (!found) return null
  const { label, introduction } = found
  const fill = (text: string) => text.replace('{category}', () => label)
  const metas: Record<string, PageMeta> = seo.blogCategories
  const isOfFile = findEntry(fileLists.categories, slug)?.label === label
  const meta = (isOfFile && metas[slug]) || { ...seo.pages.blog, title: label, description: fill(blog.categoryText) }
  return { slug, label, title: fill(blog.categoryTitle), introduction, meta }
}

/**
 * Returns the posts of a category, given as in an address. Values take time to find, and thousands of posts have few
 * categories.
 */
export function filterByCategory<Item extends { category: string | null }>(
  posts: readonly Item[],
  slug: string,
): Item[] {
  const names = [...new Set(posts.map(({ category }) => category))].filter(
    (name) => toEntryValue(lists.categories, name ?? '') === slug,
  )
  return posts.filter(({ category }) => names.includes(category))
}

/** Returns a page's title, with the page's number unless it is the first. */
export const toNumberedTitle = (title: string, page: number) =>
  page === 1 ? title : `${title}: ${blog.results.page.replace('{page}', String(page))}`
