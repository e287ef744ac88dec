import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { Saving } from '@/lib/studio/saving/save-engine'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import styles from './PostEditor.module.scss'

const copy = studioPosts.saving

export type SaveStatusProps = { saving: Saving<unknown, StudioProblem> }

/** Says whether the text on the screen is saved, and if not, why. */
export function SaveStatus({ saving: { state, why, isCopied } }: SaveStatusProps) {
  const hasFailed = state === 'failed' || state === 'refused'
  return (
    <p role="status" className={styles.status} data-save={state}>
      <strong>{copy[state]}</strong>{' '}
      {hasFailed && why && (
        <span>
          {why.title} {why.detail}
        </span>
      )}{' '}
      {hasFailed && <span>{isCopied ? copy.copied : copy.uncopied}</span>}
    </p>
  )
}
