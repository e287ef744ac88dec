import type { ShownMail } from '@/lib/mail/message'
import { issuesCopy as copy } from '@/lib/studio/copy/studio-newsletter'
import { LoadState } from '../LoadProblem/LoadProblem'
import { MailFrame } from '../Mails/MailFrame'
import { useStudio } from '../use-studio'
import styles from './Issues.module.scss'

export type IssuePreviewProps = {
  id: string
  /** A new version reloads the preview. */
  version: number
}

/** The email in a frame without scripts, and as text. */
export function IssuePreview({ id, version }: IssuePreviewProps) {
  const path = `newsletter/${id}/preview?version=${version}`
  const { data, error, mutate } = useStudio<ShownMail>(path)
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{copy.preview}</h2>
      <p className={styles.facts}>{copy.previewHint}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && <MailFrame mail={data} />}
    </section>
  )
}
