import { findRelatedPosts, findRelatedStudies, followLink } from './related.ts'

const related = { title: 'Read on', categories: ['Security'], industries: ['Insurance'], tags: ['Offline'] }
const posts = [
  { id: 'tagged', category: 'DevOps', tags: ['Offline'] },
  { id: 'both', category: 'Security', tags: ['Offline'] },
  { id: 'other', category: null, tags: [] },
  { id: 'filed', category: 'Security', tags: [] },
]

describe('posts beside a landing page', () => {
  it('are those of its categories, then those with its tags, each once', () => {
    expect(findRelatedPosts(related, posts, 4).map(({ id }) => id)).toEqual(['both', 'filed', 'tagged'])
  })

  it('are no more than there is room for', () => {
    expect(findRelatedPosts(related, posts, 1).map(({ id }) => id)).toEqual(['both'])
  })

  it('follow the order in which the page names their categories', () => {
    const wide = { ...related, categories: ['Security', 'DevOps'] }
    expect(findRelatedPosts(wide, posts, 4).map(({ id }) => id)).toEqual(['both', 'filed', 'tagged'])
  })
})

describe('case studies beside a landing page', () => {
  const studies = [
    { id: 'tagged', industry: 'Healthcare', tags: ['Offline'] },
    { id: 'other', industry: 'Education', tags: [] },
    { id: 'industry', industry: 'Insurance', tags: ['Offline'] },
  ]

  it('are those of its industries, then those with its tags, each once', () => {
    expect(findRelatedStudies(related, studies, 3).map(({ id }) => id)).toEqual(['industry', 'tagged'])
    expect(findRelatedStudies(related, studies, 1).map(({ id }) => id)).toEqual(['industry'])
  })

  it('follow the order in which the page names their industries', () => {
    const wide = { ...related, industries: ['Insurance', 'Education'] }
    expect(findRelatedStudies(wide, studies, 2).map(({ id }) => id)).toEqual(['industry', 'other'])
  })
})

describe('a link in the copy of a landing page', () => {
  const link = { label: 'A till', href: '/case-study-read/a-till' }
  it('is left out if its case study is not published, and follows its address', () => {
    expect(followLink(link, [{ id: 'other', slug: 'a-till' }])).toBeUndefined()
    expect(followLink(link, [{ id: 'a-till', slug: 'a-till' }])).toEqual(link)
    expect(followLink(link, [{ id: 'a-till', slug: 'moved' }])).toEqual({ ...link, href: '/case-study-read/moved' })
  })

  it('stays as it is if it leads elsewhere', () => {
    const elsewhere = { label: 'Contact', href: '/contact' }
    expect([followLink(elsewhere, []), followLink(undefined, [])]).toEqual([elsewhere, undefined])
  })
})
