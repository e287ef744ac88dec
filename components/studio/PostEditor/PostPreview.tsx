import { ArticleHead } from '@/components/article/ArticleHead/ArticleHead'
import { Picture } from '@/components/ui/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import { studio } from '@/lib/content/studio'
import { studioPosts } from '@/lib/content/studio-posts'
import { toPostCall } from '@/lib/studio/posts/engine.client'
import type { PostPreview as Preview } from '@/lib/studio/posts/preview'
import { useStudio } from '../use-studio'
import styles from './PostPreview.module.scss'
import { SharePreview } from './SharePreview'

const copy = studioPosts.preview

export type PostPreviewProps = { id: string; version: number }

/** The saved post as visitors, search engines and social networks would show it. */
export function PostPreview({ id, version }: PostPreviewProps) {
  const { data, error } = useStudio<Preview>(toPostCall(id, `preview?version=${version}`))
  if (!data) return <p role="status">{error ? error.problem.title : studio.loading}</p>
  const { author, category, level, tags, title, subTitle, subTitleHtml, date, readTime, image, imageAlt, html } = data
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{copy.note}</p>
      <SharePreview preview={data} />
      <article className={styles.paper}>
        <ArticleHead
          category={category || null}
          level={level}
          tags={tags}
          title={title}
          subTitle={subTitle}
          subTitleHtml={subTitleHtml}
          author={{ name: author.name, role: author.designation, image: data.authorImage }}
          date={date}
          readTime={readTime}
          image={image}
          alt={imageAlt}
          Picture={Picture}
        >
          {null}
        </ArticleHead>
        <div className={styles.words}>
          <Prose html={html} />
        </div>
      </article>
    </div>
  )
}
