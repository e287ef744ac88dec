import { Day } from '@/components/ui/Day/Day'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import { Unbroken } from '@/components/ui/Unbroken/Unbroken'
import type { PostCardData } from '@/lib/listing/cards'
import styles from './PostTile.module.scss'

export type PostTileProps = { post: PostCardData; read: string; fallback: string }

/** A post in the blog's grid. */
export function PostTile({ post, read, fallback }: PostTileProps) {
  return (
    <article className={styles.tile}>
      <Picture
        shared={post.title}
        className={styles.picture}
        src={post.image}
        alt=""
        size="cover"
        fallback={fallback}
      />
      <p className={styles.meta}>
        {post.category && <span className={styles.category}>{post.category}</span>} <Day date={post.createdAt} short />
      </p>
      <h3 className={styles.title}>
        <Unbroken text={post.title} />
      </h3>
      <TagList tags={post.tags} most={3} />
      <p className={styles.foot}>
        <span>
          {post.author}, {post.readTime}
        </span>{' '}
        <a className={styles.read} href={post.href} aria-label={`${read}: ${post.title}`}>
          {read}
        </a>
      </p>
    </article>
  )
}
