import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import { toPostSubject } from '@/lib/art/get-scene'
import type { PostSummary } from '@/lib/backend/contract'
import { toPostPath } from '@/lib/format/post-path'
import { formatReadTime } from '@/lib/format/read-time'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { routes } from '@/lib/routes'
import styles from './PostCard.module.scss'

export type PostCardProps = {
  post: PostSummary
  /** The maximum number of tags shown. */
  tags: number
  /** Shows the picture and subtitle, for the leading post. */
  lead?: boolean
  /** Shows the subtitle even if the post does not lead. */
  subTitle?: boolean
}

/** A blog post in a list: title, category, date, read time and link. */
export function PostCard({ post, tags, lead = false, subTitle = lead }: PostCardProps) {
  return (
    <article className={lead ? styles.lead : styles.card}>
      {lead && (
        <Picture
          kind="thumb"
          src={toPictureUrl(post.image, 'thumb', toPostSubject(post))}
          className={styles.picture}
          shared={post.title}
        />
      )}
      <p className={styles.meta}>
        {post.category && <span>{post.category}</span>} <FormattedDate date={post.createdAt} />{' '}
        <span>{formatReadTime(post.readTime, post.words, '5 min')} read</span>
      </p>
      <h3 className={styles.title}>
        <a href={routes.post(toPostPath(post))}>{post.title}</a>
      </h3>
      {subTitle && post.subTitle && <p className={styles.text}>{post.subTitle}</p>}
      <TagList tags={post.tags} most={tags} />
    </article>
  )
}
