import { Button } from '@/components/ui/Button/Button'
import { formatBytes } from '@/lib/format/bytes'
import type { Upload } from '../use-upload'
import styles from './ChosenFile.module.scss'

export type ChosenFileProps = {
  upload: Upload
  /** Both are present while the file can be changed. */
  onReplace?: () => void
  onRemove?: () => void
}

function toStatus(upload: Upload): string {
  if (upload.status === 'chosen') return `${upload.name} is chosen (${formatBytes(upload.bytes)})`
  if (upload.status === 'sending') return `Uploading ${upload.name}`
  return upload.status === 'arrived' ? `${upload.name} is uploaded (${formatBytes(upload.bytes)})` : ''
}

/** A chosen file in one row: its name, size and progress, and the buttons that replace or remove it. */
export function ChosenFile({ upload, onReplace, onRemove }: ChosenFileProps) {
  const { status } = upload
  const news = (
    <p className="visuallyHidden" role="status">
      {toStatus(upload)}
    </p>
  )
  if (status === 'none' || status === 'refused') return news
  const name = <span className="visuallyHidden">{upload.name}</span>
  return (
    <div className={styles.row} data-status={status}>
      {news}
      <svg className={styles.icon} viewBox="0 0 20 24" aria-hidden="true">
        <path d="M3 1h9l6 6v16H3zM12 1v6h6M7 13h7M7 18h7" />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {upload.name}
      </span>
      <span className={styles.size} aria-hidden="true">
        {formatBytes(upload.bytes)}
        {status === 'arrived' && ' ✓'}
      </span>
      {status === 'sending' && (
        <progress className={styles.progress} max={1} value={upload.share} aria-label={`Upload of ${upload.name}`} />
      )}
      {status !== 'sending' && onReplace && (
        <span className={styles.actions}>
          <Button look="quiet" onClick={onReplace}>
            Replace {name}
          </Button>
          <Button look="quiet" onClick={onRemove}>
            Remove {name}
          </Button>
        </span>
      )}
    </div>
  )
}
