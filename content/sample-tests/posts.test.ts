import { renderRichText } from '../../lib/rich-text/safe-html.ts'
import { getCodeSamples } from '../posts/code-samples/extract.ts'
import { posts } from '../posts/index.ts'
import { team } from '../team.ts'

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
    // It marks a missing picture; in a text it would look like one.
    expect(html).not.toContain(' src="/images/default-banner')
    const deltas = posts.filter(({ description }) => typeof description !== 'string')
    expect(deltas.length).toBeGreaterThanOrEqual(4)
    expect(deltas.length).toBeLessThan(posts.length)
  })

  it('have at least 500 words of prose each beside their code', () => {
    const thin = texts.filter(({ post, text }) => {
      const code = getCodeSamples(post).map((sample) => sample.text)
      return text.words - code.join(' ').split(/\s+/).length < 500
    })
    expect(thin.map(({ post }) => post.title)).toEqual([])
  })

  it('leave their reading time to be counted, so that sorting by it compares like with like', () => {
    expect(posts.filter(({ readTime }) => readTime !== null)).toEqual([])
  })

  it('are signed by members of the team, under titles that fit a list of results', () => {
    const members = team.map(({ name, designation }) => ({ name, designation }))
    for (const { author, title, tags } of posts) {
      expect(members).toContainEqual(author)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(tags.length).toBeGreaterThanOrEqual(3)
      expect(tags.length).toBeLessThanOrEqual(5)
    }
  })
})

type Op = { insert?: unknown; attributes?: Record<string, unknown> }
const lineFormats = ['header', 'list', 'indent', 'align', 'code-block', 'blockquote']
const deltas = posts.flatMap(({ title, description }) =>
  typeof description === 'string' ? [] : [{ title, ops: description.ops as readonly Op[] }],
)

it.each(deltas)('“$title” is a document as Quill keeps it', ({ ops }) => {
  for (const { insert, attributes = {}, ...rest } of ops) {
    expect(rest).toEqual({})
    expect(typeof insert === 'string' || Object.keys(insert ?? {}).length === 1).toBe(true)
    if (Object.keys(attributes).some((name) => lineFormats.includes(name))) expect(insert).toMatch(/^\n+$/)
  }
  expect(ops.at(-1)?.insert).toMatch(/\n$/)
})
