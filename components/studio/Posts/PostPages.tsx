import { ButtonLink } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/content/studio-posts'
import { type ListingQuery, toSearch } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import styles from './Posts.module.scss'

const { list } = studioPosts

export type PostPagesProps = { asked: ListingQuery; pages: number }

/** The way to the neighbouring pages of the list. */
export function PostPages({ asked, pages }: PostPagesProps) {
  if (pages <= 1) return null
  const toHref = (page: number) => routes.studio.posts + toSearch({ ...asked, page })
  return (
    <nav aria-label={list.pages} className={styles.pages}>
      {asked.page > 1 && (
        <ButtonLink look="outline" href={toHref(asked.page - 1)}>
          {list.previous}
        </ButtonLink>
      )}
      {asked.page < pages && (
        <ButtonLink look="outline" href={toHref(asked.page + 1)}>
          {list.next}
        </ButtonLink>
      )}
    </nav>
  )
}
