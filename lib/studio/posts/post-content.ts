import type { z } from 'zod'
import type { contentSchema } from './content-schema.ts'

/**
 * The parts of a post that people write. Empty strings mean none. `body` is HTML, or a Delta as JSON text, stored
 * unchanged.
 */
export type PostContent = z.infer<typeof contentSchema>

/** A part of a post. */
export type ContentField = keyof PostContent

/** A post without content. */
export const EMPTY_CONTENT: PostContent = {
  title: '',
  subTitle: '',
  category: '',
  tags: [],
  author: { name: '', designation: '' },
  level: '',
  slug: '',
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  canonical: '',
  body: '',
}

/** The parts of a post, in the order in which people see them. */
export const CONTENT_FIELDS = Object.keys(EMPTY_CONTENT) as ContentField[]

/** Returns whether a part is the same in both. */
export function isSameField(field: ContentField, one: PostContent, other: PostContent): boolean {
  if (field === 'tags') return JSON.stringify(one.tags) === JSON.stringify(other.tags)
  if (field === 'author')
    return one.author.name === other.author.name && one.author.designation === other.author.designation
  return one[field] === other[field]
}

/** Returns the parts in which two contents differ. */
export const findChanged = (one: PostContent, other: PostContent): ContentField[] =>
  CONTENT_FIELDS.filter((field) => !isSameField(field, one, other))

/** Returns whether two contents are the same. */
export const isSameContent = (one: PostContent, other: PostContent): boolean => findChanged(one, other).length === 0
