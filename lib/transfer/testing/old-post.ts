import type { OldPost } from '../old-post.ts'

/** Returns a post of an old site for tests. */
export const createOldPost = (more: Partial<OldPost> = {}): OldPost => ({
  source: 'markdown yarn.md',
  title: 'Yarn',
  summary: '',
  body: '<p>Yarn.</p>',
  state: 'published',
  at: '2020-01-01T00:00:00.000Z',
  updatedAt: '',
  author: '',
  categories: [],
  tags: [],
  slug: 'yarn',
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  canonical: '',
  paths: [],
  picturePaths: [],
  linkedAs: [],
  notes: [],
  ...more,
})
