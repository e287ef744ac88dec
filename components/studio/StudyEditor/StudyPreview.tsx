import { StudyBody } from '@/components/insights/studies/StudyBody/StudyBody'
import { StudyHead } from '@/components/insights/studies/StudyHead/StudyHead'
import { Picture } from '@/components/ui/Picture/Picture'
import { studio } from '@/lib/studio/copy/studio'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import { toPieceCall } from '@/lib/studio/pieces/piece-draft'
import type { StudyPreview as Preview } from '@/lib/studio/pieces/preview-study'
import own from '../PieceEditor/PieceEditor.module.scss'
import { SharePreview } from '../PostEditor/PostPreview'
import styles from '../PostEditor/PostPreview.module.scss'
import { useStudio } from '../use-studio'

export type StudyPreviewProps = { id: string; version: number }

/** The saved case study as visitors, search engines and social networks would show it. */
export function StudyPreview({ id, version }: StudyPreviewProps) {
  const { data, error } = useStudio<Preview>(toPieceCall('studies', id, `preview?version=${version}`))
  if (!data) return <p role="status">{error ? error.problem.title : studio.loading}</p>
  const { study, image, portrait, address, card } = data
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{pieceCopy.preview}</p>
      <SharePreview preview={{ searchTitle: study.meta.title, description: study.meta.description, address, card }} />
      <article className={`${styles.paper} ${own.paper}`}>
        <StudyHead study={study} image={image} Picture={Picture} />
        <StudyBody study={study} portrait={portrait} />
      </article>
    </div>
  )
}
