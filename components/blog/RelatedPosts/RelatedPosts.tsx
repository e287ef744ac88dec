import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { LeadPosts } from '@/components/sections/LeadPosts/LeadPosts'
import type { PostSummary } from '@/lib/backend/summary'

export type RelatedPostsProps = { title: string; posts: PostSummary[] }

/** Posts that are like the one just read. */
export function RelatedPosts({ title, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <HeadedSection id="related" ground="layer" onScreenOnly>
      <h2 id="related">{title}</h2>
      <LeadPosts posts={posts} tags={3} />
    </HeadedSection>
  )
}
