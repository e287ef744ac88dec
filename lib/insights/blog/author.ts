import { articlePage } from '../../../content/blog.ts'
import { company } from '../../../content/company.ts'
import type { Post, TeamMember } from '../../backend/contract.ts'
import { toSlug } from '../../format/slug.ts'
import { routes } from '../../routes.ts'

/** Returns the author of a post: the company if the backend names nobody. */
export function getAuthor({ author }: Pick<Post, 'author'>): Post['author'] {
  return author.name ? author : { name: company.name, designation: '' }
}

/** An author on the team page: the photo's storage key, the biography, and the address there. */
export type AuthorProfile = { image: string | null; bio: string; href: string | null }

/** Returns the profile of an author; a placeholder for someone who is not on the team. */
export function getProfile(name: string, team: TeamMember[]): AuthorProfile {
  const member = team.find((each) => each.name === name)
  return {
    image: member?.image ?? null,
    bio: member?.bio || articlePage.author.bio,
    href: member ? routes.person(toSlug(name)) : null,
  }
}
