import type { PostSummary } from '@/lib/backend/contract'
import { PostCard } from '../PostCard/PostCard'
import styles from './PostGrid.module.scss'

export type PostGridProps = { posts: readonly PostSummary[]; tags: number }

/** Posts in two columns, separated by stitches. */
export function PostGrid({ posts, tags }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} tags={tags} />
        </li>
      ))}
    </ul>
  )
}
