import { studioPosts } from '@/lib/content/studio-posts'
import { type ListingQuery, toSearch } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import type { ListedState } from '@/lib/studio/posts/types'
import styles from './Posts.module.scss'

const { list, states } = studioPosts
const choices = ['', 'draft', 'scheduled', 'published', 'deleted'] as const

export type PostFilterProps = { asked: ListingQuery; counts: Record<ListedState, number> | undefined }

/** The states of posts, each with how many there are. */
export function PostFilter({ asked, counts }: PostFilterProps) {
  return (
    <nav aria-label={list.filter}>
      <ul className={styles.filter}>
        {choices.map((state) => (
          <li key={state}>
            <a
              href={routes.studio.posts + toSearch({ ...asked, category: state, page: 1 })}
              aria-current={asked.category === state ? 'page' : undefined}
            >
              {state ? states[state] : list.all}
              {state && counts && <span> {counts[state]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
