import { toList } from '../../backend/embedded/read-content.ts'
import type { ContentColumns } from '../../db/schema.ts'
import type { PostContent } from './post-content.ts'

/** Converts a row of `posts` or `drafts` to content. */
export const toContent = (row: ContentColumns): PostContent => ({
  title: row.title,
  subTitle: row.subTitle,
  category: row.category ?? '',
  tags: toList(row.tags),
  author: { name: row.authorName, designation: row.authorDesignation },
  level: row.level ?? '',
  slug: row.slug ?? '',
  image: row.image ?? '',
  imageAlt: row.imageAlt ?? '',
  seoTitle: row.seoTitle ?? '',
  seoDescription: row.seoDescription ?? '',
  canonical: row.canonical ?? '',
  body: row.description,
})

/** Converts content to columns. */
export const toColumns = (content: PostContent): ContentColumns => ({
  title: content.title,
  subTitle: content.subTitle,
  category: content.category || null,
  tags: JSON.stringify(content.tags),
  authorName: content.author.name,
  authorDesignation: content.author.designation,
  level: content.level || null,
  slug: content.slug || null,
  image: content.image || null,
  imageAlt: content.imageAlt || null,
  seoTitle: content.seoTitle || null,
  seoDescription: content.seoDescription || null,
  canonical: content.canonical || null,
  description: content.body,
})

/** Returns content without surrounding spaces, empty tags or repeated tags. Leaves the body alone. */
export function toTidy(content: PostContent): PostContent {
  const { title, subTitle, category, tags, level, imageAlt, seoTitle, seoDescription, canonical } = content
  return {
    ...content,
    title: title.trim(),
    subTitle: subTitle.trim(),
    category: category.trim(),
    tags: [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    level: level.trim(),
    imageAlt: imageAlt.trim(),
    seoTitle: seoTitle.trim(),
    seoDescription: seoDescription.trim(),
    canonical: canonical.trim(),
  }
}
