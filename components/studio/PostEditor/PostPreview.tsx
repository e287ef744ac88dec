import { ArticleHead } from '@/components/insights/article/ArticleHead/ArticleHead'
import { Picture } from '@/components/ui/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import { company } from '@/content/company'
import { SEARCH_LIMITS } from '@/lib/limits'
import { studio } from '@/lib/studio/copy/studio'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { toPostCall } from '@/lib/studio/posts/post-call'
import type { PostPreview as Preview } from '@/lib/studio/posts/preview'
import { useStudio } from '../use-studio'
import styles from './PostPreview.module.scss'

const copy = studioPosts.preview

type SharePreviewProps = { preview: Pick<Preview, 'searchTitle' | 'description' | 'address' | 'card'> }

/** A text as search results and social networks show it, with their limits of length. */
export function SharePreview({ preview: { searchTitle: title, description, address, card } }: SharePreviewProps) {
  const toCount = (length: number, most: number) => `${length} / ${most} ${copy.characters}`
  return (
    <div className={styles.share}>
      <section aria-labelledby="in-search">
        <h2 id="in-search">{copy.search}</h2>
        <div className={styles.result}>
          <p className={styles.address}>{address}</p>
          <p className={styles.link}>{`${title} | ${company.name}`}</p>
          <p>{description}</p>
        </div>
        <p className={styles.note}>
          {toCount(title.length, SEARCH_LIMITS.title)}, {toCount(description.length, SEARCH_LIMITS.description)}
        </p>
      </section>
      <section aria-labelledby="in-networks">
        <h2 id="in-networks">{copy.card}</h2>
        {/* biome-ignore lint/performance/noImgElement: the card is drawn by this site. */}
        <img src={card} alt={title} width={1200} height={630} />
      </section>
    </div>
  )
}

export type PostPreviewProps = { id: string; version: number }

/** The saved post as visitors, search engines and social networks would show it. */
export function PostPreview({ id, version }: PostPreviewProps) {
  const { data, error } = useStudio<Preview>(toPostCall(id, `preview?version=${version}`))
  if (!data) return <p role="status">{error ? error.problem.title : studio.loading}</p>
  const {
    author,
    category,
    level,
    tags,
    title,
    subTitle,
    subTitleHtml,
    date,
    readTime,
    image,
    imageAlt,
    html,
    isTooLong,
  } = data
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
        <div className={styles.words}>{isTooLong ? <p>{copy.tooLong}</p> : <Prose html={html} />}</div>
      </article>
    </div>
  )
}
