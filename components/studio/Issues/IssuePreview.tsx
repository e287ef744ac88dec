import { issuesCopy as copy } from '@/lib/studio/copy/studio-newsletter'
import { LoadState } from '../LoadProblem/LoadProblem'
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
  const { data, error, mutate } = useStudio<{ html: string; text: string }>(path)
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{copy.preview}</h2>
      <p className={styles.facts}>{copy.previewHint}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && (
        <>
          <iframe className={styles.frame} title={copy.previewFrame} sandbox="" srcDoc={data.html} />
          <details>
            <summary>{copy.asText}</summary>
            <pre className={styles.text}>{data.text}</pre>
          </details>
        </>
      )}
    </section>
  )
}
