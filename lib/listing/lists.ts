import { blogCategories } from '../../content/blog.ts'
import { blogIntroductions } from '../../content/blog-introductions.ts'
import type { Option } from '../../content/copy-types.ts'
import { departments } from '../../content/departments.ts'
import { toCurrent } from '../current-facts.ts'
import { toSlug } from '../format/slug.ts'

/**
 * A department of positions, or a category of posts. `value` is the end of its address, and never changes. Positions and
 * posts are stored with its `label`. Departments have no introduction.
 */
export type ListEntry = Option & { introduction: string }

export const LIST_NAMES = ['departments', 'categories'] as const
export type ListName = (typeof LIST_NAMES)[number]
export type Lists = Record<ListName, readonly ListEntry[]>

const toEntries = (options: readonly Option[], introductions: Readonly<Record<string, string>> = {}): ListEntry[] =>
  options
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => ({ value, label, introduction: introductions[value] ?? '' }))

/** The entries of the files. */
export const fileLists: Lists = {
  departments: toEntries(departments),
  categories: toEntries(blogCategories, blogIntroductions),
}

/** The entries that an owner saved in the Studio, or those of the files. Only the server has the saved ones. */
export const { lists } = toCurrent({ lists: fileLists })

/** Returns the entry with a value, or undefined. */
export const findEntry = (list: readonly ListEntry[], value: string): ListEntry | undefined =>
  list.find((entry) => entry.value === value)

/** Returns the label that an entry of `from` has in `to`. An entry that one of them does not have keeps its label. */
export function toOtherLabel(label: string, from: readonly ListEntry[], to: readonly ListEntry[]): string {
  const entry = from.find((other) => other.label === label)
  return (entry && findEntry(to, entry.value)?.label) ?? label
}

/** Returns the value of the entry with a label. A label that the list does not have gets the one of its spelling. */
export const toEntryValue = (list: readonly ListEntry[], label: string): string =>
  list.find((entry) => entry.label === label)?.value ?? toSlug(label)
