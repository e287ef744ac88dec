import { routes } from '../lib/routes.ts'
import type { Intro, Link, Option } from './copy-types.ts'

/** The category pills in order; articles carry the labels as tags. 'All' has the empty value. */
export const journalCategories: readonly Option[] = [
  { value: '', label: 'All' },
  { value: 'ai', label: 'AI' },
  { value: 'saas', label: 'SaaS' },
  { value: 'digital-transformation', label: 'Digital Transformation' },
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'cloud-computing', label: 'Cloud Computing' },
  { value: 'development', label: 'Development' },
]

/** The sort orders of the journal listing. The first is the default. */
export const journalSorts = [
  { value: 'latest', label: 'Latest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'popular', label: 'Most Popular' },
] as const satisfies readonly Option[]

type JournalListing = {
  hero: Intro & { subject: string }
  search: { label: string; placeholder: string; button: string }
  categoriesLabel: string
  sortLabel: string
  featured: string
  latest: string
  read: string
  more: string
  saved: { title: string; remove: string }
  /** `{count}` is replaced. */
  results: { none: string; advice: string; one: string; many: string; showAll: string }
}

/** The copy of the journal listing. */
export const journalListing: JournalListing = {
  hero: {
    title: 'Journal',
    text: 'Essays on software as a trade: how it is commissioned, priced, built, mended and retired.',
    subject: 'journal',
  },
  search: { label: 'Search the journal', placeholder: 'Search articles...', button: 'Search' },
  categoriesLabel: 'Subjects',
  sortLabel: 'Sort by',
  featured: 'Featured article',
  latest: 'Latest articles',
  read: 'Read More',
  more: 'Load More Articles',
  saved: {
    title: 'Saved',
    remove: 'Remove from saved',
  },
  results: {
    none: 'No article matches.',
    advice: 'Try a shorter word, or look at all of them.',
    one: '1 article',
    many: '{count} articles',
    showAll: 'Show all articles',
  },
}

/** The copy around a journal article. Its buttons are those of the blog. */
export const journalPage = {
  back: { label: 'Back to Journal', href: routes.journal } satisfies Link,
  author: 'About the author',
  related: 'Related articles',
}
