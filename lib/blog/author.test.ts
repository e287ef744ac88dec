import { posts } from '../backend/own/seed/posts/index.ts'
import { team } from '../backend/own/seed/team.ts'
import { articlePage } from '../content/blog.ts'
import { getAuthorBio } from './author.ts'

describe('who wrote a post', () => {
  it('is introduced as on the team page', () => {
    const bios = posts.map((post) => getAuthorBio(post, team))
    expect(bios).not.toContain(articlePage.author.bio)
    expect(new Set(bios).size).toBe(new Set(posts.map(({ author }) => author.name)).size)
  })

  it('is introduced in general words where the team does not have them', () => {
    expect(getAuthorBio({ author: { name: 'A guest', designation: '' } }, team)).toBe(articlePage.author.bio)
    expect(getAuthorBio({ author: { name: '', designation: '' } }, [])).toBe(articlePage.author.bio)
  })
})
