import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import { blog } from '@/content/blog'
import type { PostCardData } from '@/lib/insights/blog/listing'
import styles from './PostTile.module.scss'

export type PostTileProps = {
  post: PostCardData
  /** Links the category to its page. */
  linksCategory: boolean
}

/** A post on the blog's shelf. Its category is the label on the edge of the board. */
export function PostTile({ post, linksCategory }: PostTileProps) {
  const { category, categoryHref } = post
  return (
    <article className={styles.tile}>
      <Picture kind="cover" src={post.image} className={styles.picture} shared={post.title} />
      <p className={styles.board}>
        {linksCategory && categoryHref ? (
          <a className={styles.category} href={categoryHref}>
            {category}
          </a>
        ) : (
          <span className={styles.category}>{category}</span>
        )}{' '}
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
