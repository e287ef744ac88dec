import { ButtonLink } from '@/components/ui/Button/Button'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { TagList } from '@/components/ui/Tag/Tag'
import { blog } from '@/content/blog'
import type { PostCardData } from '@/lib/insights/blog/listing'
import styles from './Featured.module.scss'

export type FeaturedProps = { post: PostCardData }

/** The Featured Tutorial: the latest post, shown large. */
export function Featured({ post }: FeaturedProps) {
  return (
    <article className={styles.featured} aria-labelledby="featured">
      <DocumentPicture kind="cover" src={post.image} className={styles.picture} shared={post.title} eager />
      <div className={styles.words}>
        <p className={styles.meta}>
          <strong>{blog.featured}</strong> {post.category && <span>{post.category}</span>}
        </p>
        <h2 id="featured" className={styles.title}>
          <a href={post.href}>{post.title}</a>
        </h2>
        {post.subTitle && <p className={styles.text}>{post.subTitle}</p>}
        <TagList tags={post.tags} />
        <p className={styles.meta}>
          <span>{post.author}</span> <FormattedDate date={post.createdAt} short /> <span>{post.readTime}</span>
        </p>
        <p>
          <ButtonLink href={post.href} aria-label={`${blog.readFeatured}: ${post.title}`}>
            {blog.readFeatured}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
