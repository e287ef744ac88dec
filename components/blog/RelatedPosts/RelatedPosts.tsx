import { PostCard } from '@/components/sections/PostCard/PostCard'
import { Section } from '@/components/ui/Section/Section'
import type { PostSummary } from '@/lib/backend/summary'
import styles from './RelatedPosts.module.scss'

export type RelatedPostsProps = { title: string; posts: PostSummary[] }

/** Posts that are like the one just read. */
export function RelatedPosts({ title, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <Section ground="layer" labelledBy="related" className={styles.related}>
      <h2 id="related">{title}</h2>
      <div className={styles.posts}>
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} tags={3} lead={index === 0} subTitle />
        ))}
      </div>
    </Section>
  )
}
