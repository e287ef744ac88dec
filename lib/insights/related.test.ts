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
    const follow = (id: string, slug: string) => followLink(link, { studies: [{ id, slug }], articles: [] })
    expect(follow('other', 'a-till')).toBeUndefined()
    expect(follow('a-till', 'a-till')).toEqual(link)
    expect(follow('a-till', 'moved')).toEqual({ ...link, href: '/case-study-read/moved' })
  })

  it('to a journal article does the same', () => {
    const read = { label: 'Read', href: '/journal-read/an-essay' }
    const follow = (id: string, slug: string) => followLink(read, { studies: [], articles: [{ id, slug }] })
    expect([follow('other', 'an-essay'), follow('an-essay', 'moved')?.href]).toEqual([undefined, '/journal-read/moved'])
  })

  it('stays as it is if it leads elsewhere', () => {
    const none = { studies: [], articles: [] }
    const elsewhere = { label: 'Contact', href: '/contact' }
    expect([followLink(elsewhere, none), followLink(undefined, none)]).toEqual([elsewhere, undefined])
  })
})
