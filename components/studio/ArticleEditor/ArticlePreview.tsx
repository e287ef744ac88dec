import { ArticleHead } from '@/components/insights/article/ArticleHead/ArticleHead'
import { JournalBody } from '@/components/insights/journal/JournalBody/JournalBody'
import { Picture } from '@/components/ui/Picture/Picture'
import { journalListing } from '@/content/journal-listing'
import { studio } from '@/lib/studio/copy/studio'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import { toPieceCall } from '@/lib/studio/pieces/piece-draft'
import type { ArticlePreview as Preview } from '@/lib/studio/pieces/preview-article'
import own from '../PieceEditor/PieceEditor.module.scss'
import { SharePreview } from '../PostEditor/PostPreview'
import styles from '../PostEditor/PostPreview.module.scss'
import { useStudio } from '../use-studio'

export type ArticlePreviewProps = { id: string; version: number }

/** The saved journal article as visitors, search engines and social networks would show it. */
export function ArticlePreview({ id, version }: ArticlePreviewProps) {
  const { data, error } = useStudio<Preview>(toPieceCall('articles', id, `preview?version=${version}`))
  if (!data) return <p role="status">{error ? error.problem.title : studio.loading}</p>
  const { article, image, portrait, images, readTime, address, card } = data
  const { meta, title, subtitle, tags, author, publishedDate, content } = article
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{pieceCopy.preview}</p>
      <SharePreview preview={{ searchTitle: meta.title, description: meta.description, address, card }} />
      <article className={`${styles.paper} ${own.paper}`}>
        <ArticleHead
          look="essay"
          category={journalListing.hero.title}
          tags={[...tags]}
          title={title}
          subTitle={subtitle}
          author={{ ...author, image: portrait }}
          date={publishedDate}
          readTime={readTime}
          image={image}
          Picture={Picture}
        >
          {null}
        </ArticleHead>
        <div className={styles.words}>
          <JournalBody blocks={content} images={images} />
        </div>
      </article>
    </div>
  )
}
