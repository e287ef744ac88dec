import type { Post, TeamMember } from '../backend/contract.ts'
import { articlePage } from '../content/blog.ts'
import { company } from '../content/company.ts'

/** Who a post is by: the company where the backend names nobody. */
export function getAuthor({ author }: Pick<Post, 'author'>): Post['author'] {
  return author.name ? author : { name: company.name, designation: '' }
}

/** What the team page says of a post's author; the brief's placeholder of those who are not in the team. */
export function getAuthorBio({ author }: Pick<Post, 'author'>, team: TeamMember[]): string {
  return team.find(({ name }) => name === author.name)?.bio || articlePage.author.bio
}
