import type { PostSummary } from '@/lib/backend/contract'
import { PostCard } from '../PostCard/PostCard'
import styles from './LeadPosts.module.scss'

export type LeadPostsProps = { posts: readonly PostSummary[]; tags: number }

/** A few posts: the first with its picture, the others as a list beside it, separated by stitches. */
export function LeadPosts({ posts, tags }: LeadPostsProps) {
  return (
    <div className={styles.posts}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} tags={tags} lead={index === 0} subTitle />
      ))}
    </div>
  )
}
