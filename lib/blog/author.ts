import type { Post } from '../backend/contract.ts'
import { company } from '../content/company.ts'

/** Who a post is by: the company where the backend names nobody. */
export function getAuthor({ author }: Pick<Post, 'author'>): Post['author'] {
  return author.name ? author : { name: company.name, designation: '' }
}
