import { renderRichText } from '../../../../rich-text/rich-text.ts'
import { posts } from './index.ts'

const texts = posts.map((post) => ({
  post,
  text: renderRichText(post.description, { siteUrl: 'https://site.example' }),
}))

describe('the posts of a fresh installation', () => {
  it('are twelve, newest first, in all eight categories', () => {
    expect(posts).toHaveLength(12)
    expect(new Set(posts.map(({ id }) => id)).size).toBe(12)
    expect(new Set(posts.map(({ category }) => category)).size).toBe(8)
    const dates = posts.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('are written as HTML and as Deltas, with code, lists, a table, a picture and a video', () => {
    const html = texts.map(({ text }) => text.html).join('')
    for (const mark of ['<pre', '<ul', '<ol', '<table', '<blockquote', '<img', 'youtube']) expect(html).toContain(mark)
    const deltas = posts.filter(({ description }) => typeof description !== 'string')
    expect(deltas.length).toBeGreaterThanOrEqual(4)
    expect(deltas.length).toBeLessThan(posts.length)
  })

  it('have at least 350 words each, and four of them 800', () => {
    const words = texts.map(({ text }) => text.words)
    expect(Math.min(...words)).toBeGreaterThanOrEqual(350)
    expect(words.filter((count) => count >= 800).length).toBeGreaterThanOrEqual(4)
  })
})
