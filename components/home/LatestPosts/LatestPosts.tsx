import { PostCard } from '@/components/sections/PostCard/PostCard'
import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/content/home'
import type { PostSummary } from '@/lib/backend/contract'
import styles from './LatestPosts.module.scss'

const { title, text, all, empty } = home.latestPosts

/** The newest posts: one leads with its picture, the others are listed under the heading. */
export function LatestPosts({ posts }: { posts: PostSummary[] }) {
  const [first, ...others] = posts
  return (
    <Section labelledBy="latest" className={styles.latest}>
      <div className={styles.heading}>
        <SectionHeader id="latest" title={title} text={first ? text : empty} all={all} minor />
      </div>
      {first && <PostCard post={first} tags={3} lead />}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((post) => (
            <li key={post.id}>
              <PostCard post={post} tags={3} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
