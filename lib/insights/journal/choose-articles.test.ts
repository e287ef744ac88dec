import { findLead, findNextArticles } from './choose-articles.ts'

describe('the article that leads the journal', () => {
  const [old, late, plain] = [
    { featured: true, publishedDate: '2026-01-01' },
    { featured: true, publishedDate: '2026-02-01' },
    { featured: false, publishedDate: '2026-03-01' },
  ]

  it('is the latest of those that are marked', () => {
    expect(findLead([plain, old, late])).toBe(late)
  })

  it('is the first one if none is marked, and none if there is none', () => {
    expect([findLead([plain]), findLead([])]).toEqual([plain, undefined])
  })
})

describe('the articles to read next', () => {
  const toArticle = (id: string, tags: string[], related: string[] = []) => ({ id, tags, related })
  const articles = [
    toArticle('a', ['SaaS']),
    toArticle('b', []),
    toArticle('c', ['AI', 'SaaS']),
    toArticle('d', ['AI']),
  ]
  const find = (tags: string[], related: string[]) =>
    findNextArticles(toArticle('d', tags, related), articles).map(({ id }) => id)

  it('are those that its author chose, in the order of the journal', () => {
    expect(find(['AI'], ['b', 'a'])).toEqual(['a', 'b'])
  })

  it('are filled up with those that share the most tags, never with itself', () => {
    expect(find(['AI', 'SaaS'], [])).toEqual(['a', 'c'])
    expect(find(['AI'], ['b', 'gone', 'd'])).toEqual(['b', 'c'])
  })
})
