import { articlePage } from '../../../content/blog.ts'
import { posts } from '../../../content/posts/index.ts'
import { team } from '../../../content/team.ts'
import { getProfile } from './author.ts'

describe('who wrote a post', () => {
  it('is introduced as on the team page', () => {
    const bios = posts.map((post) => getProfile(post.author.name, team).bio)
    expect(bios).not.toContain(articlePage.author.bio)
    expect(new Set(bios).size).toBe(new Set(posts.map(({ author }) => author.name)).size)
  })

  it('is shown with the photo of the team page, and leads there', () => {
    const [member] = team
    if (!member) throw new Error('the seed has a team')
    const { image, href } = getProfile(member.name, [{ ...member, image: 'team/a.jpg' }])
    expect(image).toBe('team/a.jpg')
    expect(href).toMatch(/^\/about#[a-z-]+$/)
    expect(getProfile('A guest', team)).toMatchObject({ image: null, href: null })
  })

  it('is introduced in general words where the team does not have them', () => {
    expect(getProfile('A guest', team).bio).toBe(articlePage.author.bio)
    expect(getProfile('', []).bio).toBe(articlePage.author.bio)
  })
})
