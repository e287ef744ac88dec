import { company } from '@/lib/content/company'
import { studioPosts } from '@/lib/content/studio-posts'
import type { PostPreview } from '@/lib/studio/posts/preview'
import styles from './PostPreview.module.scss'

const copy = studioPosts.preview
const SHOWN = { title: 60, description: 155 }

export type SharePreviewProps = { preview: PostPreview }

/** A post as search results and social networks show it, with the lengths that they cut at. */
export function SharePreview({ preview: { title, description, address, card } }: SharePreviewProps) {
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
          {toCount(title.length, SHOWN.title)}, {toCount(description.length, SHOWN.description)}
        </p>
      </section>
      <section aria-labelledby="in-networks">
        <h2 id="in-networks">{copy.card}</h2>
        {/* biome-ignore lint/performance/noImgElement: the card is drawn by this site. */}
        <img className={styles.card} src={card} alt={title} width={1200} height={630} />
      </section>
    </div>
  )
}
