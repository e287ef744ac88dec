import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import { blog } from '@/content/blog'
import type { PostCardData } from '@/lib/insights/blog/listing'
import styles from './PostTile.module.scss'

export type PostTileProps = { post: PostCardData }

/** A post in the blog's grid. */
export function PostTile({ post }: PostTileProps) {
  return (
    <article className={styles.tile}>
      <Picture kind="cover" src={post.image} className={styles.picture} shared={post.title} />
      <p className={styles.meta}>
        {post.category && <span className={styles.category}>{post.category}</span>}{' '}
        <FormattedDate date={post.createdAt} short />
      </p>
      <h3 className={styles.title}>
        <a href={post.href}>
          <NoWrap text={post.title} />
        </a>
      </h3>
      <TagList tags={post.tags} most={3} />
      <p className={styles.foot}>
        <span>
          {post.author}, {post.readTime}
        </span>{' '}
        <a className={styles.read} href={post.href} aria-label={`${blog.read}: ${post.title}`}>
          {blog.read}
        </a>
      </p>
    </article>
  )
}
