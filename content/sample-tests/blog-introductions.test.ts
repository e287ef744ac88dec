import { blogCategories } from '../blog.ts'
import { blogIntroductions } from '../blog-introductions.ts'

it('introduces each category of the blog in 60 to 100 words of its own', () => {
  const slugs = blogCategories.flatMap(({ value }) => value || [])
  expect(Object.keys(blogIntroductions).toSorted()).toEqual(slugs.toSorted())
  for (const [slug, text] of Object.entries(blogIntroductions)) {
    const { length } = text.split(/\s+/)
    expect([slug, length >= 60 && length <= 100]).toEqual([slug, true])
  }
})
