import { routes } from '../lib/routes.ts'
import type { Intro, Link, Option } from './copy-types.ts'

/**
 * The category buttons in order. `value` is part of the address; 'All Categories' has the empty one. An owner may change the
 * others in the Studio.
 */
export const blogCategories: readonly Option[] = [
  { value: '', label: 'All Categories' },
  { value: 'frontend-development', label: 'Frontend Development' },
  { value: 'backend-development', label: 'Backend Development' },
  { value: 'mobile-development', label: 'Mobile Development' },
  { value: 'devops', label: 'DevOps' },
  { value: 'ai-and-machine-learning', label: 'AI & Machine Learning' },
  { value: 'cloud-computing', label: 'Cloud Computing' },
  { value: 'security', label: 'Security' },
  { value: 'enterprise-solutions', label: 'Enterprise Solutions' },
]

/** The sort orders of the blog listing. The first is the default. */
export const blogSorts = [
  { value: 'latest', label: 'Latest First' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'reading-time', label: 'By Reading Time' },
] as const satisfies readonly Option[]

/** The Popular Topics chips: tags of posts, compared case-insensitively. A chip that no post has is not shown. */
export const popularTopics = [
  'TypeScript',
  'React Native',
  'Node.js',
  'Python',
  'PostgreSQL',
  'API Design',
  'Accessibility',
  'Performance',
  'Offline First',
  'Docker',
  'CI/CD',
  'Testing',
  'Web Security',
  'LLM',
  'RAG',
  'Bengali NLP',
  'Payments',
  'Reliability',
] as const

type BlogListing = {
  hero: Intro & { subject: string }
  search: { label: string; placeholder: string; button: string }
  categoriesLabel: string
  sortLabel: string
  /** The heading of the list, for screen readers only. */
  listTitle: string
  featured: string
  readFeatured: string
  read: string
  loadMore: string
  topics: Intro
  saved: { title: string; remove: string }
  /** `{count}` and `{page}` are replaced. */
  results: { none: string; advice: string; one: string; many: string; showAll: string; page: string }
  empty: Intro
  /** `{category}` is replaced. */
  categoryTitle: string
  /** The description of a category that content/seo.ts does not know. */
  categoryText: string
}

/** The copy of the blog listing. */
export const blog: BlogListing = {
  hero: {
    title: 'Blog and tutorials',
    text: 'Written by engineers in the week in which they solved the problem. Code is run before it is printed.',
    subject: 'blog',
  },
  search: { label: 'Search tutorials', placeholder: 'Search tutorials...', button: 'Search' },
  categoriesLabel: 'Categories',
  sortLabel: 'Sort by',
  listTitle: 'All tutorials',
  featured: 'Featured Tutorial',
  readFeatured: 'Read Tutorial',
  read: 'Read',
  loadMore: 'Load More Articles',
  topics: { title: 'Popular Topics', text: 'One press shows every tutorial on the topic.' },
  saved: {
    title: 'Saved',
    remove: 'Remove from saved',
  },
  results: {
    none: 'No tutorial matches.',
    advice: 'Try a shorter word, or look at all of them.',
    one: '1 tutorial',
    many: '{count} tutorials',
    showAll: 'Show all tutorials',
    page: 'Page {page}',
  },
  empty: {
    title: 'No tutorials to show yet',
    text: 'The list is being fetched. It usually takes a few seconds; please look again.',
  },
  categoryTitle: 'Tutorials: {category}',
  categoryText: 'All our tutorials in the category {category}, the latest first.',
}

type ArticlePage = {
  back: Link
  defaultLevel: string
  contents: string
  actions: {
    like: string
    liked: string
    unliked: string
    comment: string
    share: string
    save: string
    unsaved: string
  }
  author: { title: string; bio: string }
  related: string
  previous: string
  next: string
  more: Intro & { action: Link }
}

/** The copy around a blog article. */
export const articlePage: ArticlePage = {
  back: { label: 'Back to Insights', href: routes.insights },
  defaultLevel: 'Beginner',
  contents: 'In this article',
  actions: {
    like: 'Like',
    liked: 'Liked. Kept on this device.',
    unliked: 'No longer liked.',
    comment: 'Comment',
    share: 'Share',
    save: 'Save',
    unsaved: 'No longer saved.',
  },
  author: {
    title: 'About the author',
    bio: 'Writes about problems met at work, after solving them. Corrections are welcome through the Comment link and are added to the text with a date.',
  },
  related: 'Related Articles',
  previous: 'Previous article',
  next: 'Next article',
  more: {
    title: 'Explore More Technical Content',
    text: 'Every tutorial, by category, topic and reading time.',
    action: { label: 'View All Content', href: routes.blog },
  },
}
