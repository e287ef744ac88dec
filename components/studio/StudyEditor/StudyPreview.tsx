import { StudyBody } from '@/components/insights/studies/StudyBody/StudyBody'
import { StudyHead } from '@/components/insights/studies/StudyHead/StudyHead'
import { Picture } from '@/components/ui/Picture/Picture'
import { studio } from '@/lib/studio/copy/studio'
import { studyCopy } from '@/lib/studio/copy/studio-studies'
import type { StudyPreview as Preview } from '@/lib/studio/studies/preview-study'
import { toStudyCall } from '@/lib/studio/studies/study-draft'
import { SharePreview } from '../PostEditor/PostPreview'
import styles from '../PostEditor/PostPreview.module.scss'
import { useStudio } from '../use-studio'
import own from './StudyEditor.module.scss'

export type StudyPreviewProps = { id: string; version: number }

/** The saved case study as visitors, search engines and social networks would show it. */
export function StudyPreview({ id, version }: StudyPreviewProps) {
  const { data, error } = useStudio<Preview>(toStudyCall(id, `preview?version=${version}`))
  if (!data) return <p role="status">{error ? error.problem.title : studio.loading}</p>
  const { study, image, portrait, address, card } = data
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{studyCopy.preview}</p>
      <SharePreview preview={{ searchTitle: study.meta.title, description: study.meta.description, address, card }} />
      <article className={`${styles.paper} ${own.paper}`}>
        <StudyHead study={study} image={image} Picture={Picture} />
        <StudyBody study={study} portrait={portrait} />
      </article>
    </div>
  )
}
