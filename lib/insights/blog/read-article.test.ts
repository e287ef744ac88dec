import type { PostSummary } from '../../backend/contract.ts'
import { findArticleContext } from './read-article.ts'

const toPost = (id: string, category: string, tags: string[]): PostSummary => ({
  id,
  title: id,
  subTitle: '',
  image: null,
  category,
  tags,
  author: { name: '', designation: '' },
  createdAt: '2026-01-01T00:00:00Z',
  readTime: null,
  level: null,
  words: 1,
})

// Latest first, like the backend's list.
const newest = toPost('newest', 'DevOps', ['Testing'])
const mine = toPost('mine', 'Security', ['CSP', 'Testing'])
const alike = toPost('alike', 'Security', ['CSP'])
const oldest = toPost('oldest', 'Mobile Development', ['Flutter'])
const posts = [newest, mine, alike, oldest]

describe('what an article leads on to', () => {
  it('is like it: a shared category and a rare tag count most, nothing shared counts nothing', () => {
    expect(findArticleContext(mine, posts).related).toEqual([alike, newest])
  })

  it('are its neighbours in time', () => {
    expect(findArticleContext(mine, posts)).toMatchObject({ previous: alike, next: newest })
    expect(findArticleContext(newest, posts).next).toBeNull()
    expect(findArticleContext(oldest, posts).previous).toBeNull()
  })

  it('still names related posts for one that is not in the list yet', () => {
    const fresh = toPost('fresh', 'Security', [])
    expect(findArticleContext(fresh, posts)).toEqual({ previous: null, next: null, related: [mine, alike] })
  })
})
