import { type DragEvent, useRef, useState } from 'react'
import { FieldFrame, toControlProps } from '@/components/form/Field/FieldFrame'
import { Button } from '@/components/ui/Button/Button'
import { formatBytes } from '@/lib/application/check-file'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/types'
import type { Upload, UploadControl } from '../use-upload'
import styles from './FileField.module.scss'

export type FileFieldProps = { field: FormField; control: UploadControl; error?: string | undefined }

const ACCEPT = '.pdf,.doc,.docx'

function toStatus(upload: Upload): string {
  switch (upload.status) {
    case 'sending':
      return `Uploading ${upload.name}`
    case 'arrived':
      return `${upload.name} is uploaded (${formatBytes(upload.bytes)})`
    default:
      return ''
  }
}

/** Chooses or takes a dropped file, and shows how it fares. A plain file input until scripts run. */
export function FileField({ field, control, error }: FileFieldProps) {
  const { upload, choose, retry, remove } = control
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { name, label, hint } = field
  const ids = toFieldIds(name)
  // What was missing is on its way.
  const lasting = upload.status === 'sending' ? undefined : error
  const fault = 'error' in upload ? upload.error : lasting

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) choose(file)
  }

  function clear() {
    remove()
    if (input.current) {
      input.current.value = ''
      input.current.focus()
    }
  }

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={fault} required>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input does the same by keyboard. */}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-chosen={upload.status !== 'none' || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className={styles.input}
          type="file"
          name={name}
          accept={ACCEPT}
          {...toControlProps(ids, { hint, error: fault, required: true })}
          onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
        />
        {upload.status === 'sending' && (
          <progress className={styles.progress} max={1} value={upload.share} aria-label={`Upload of ${upload.name}`} />
        )}
        <p className={styles.status} role="status" data-arrived={upload.status === 'arrived' || undefined}>
          {toStatus(upload)}
        </p>
        {upload.status !== 'none' && (
          <p className={styles.actions}>
            {upload.status === 'failed' && (
              <Button look="outline" onClick={() => void retry()}>
                Try again <span className={styles.hidden}>to upload {upload.name}</span>
              </Button>
            )}
            <Button look="quiet" onClick={clear}>
              {upload.status === 'sending' ? 'Cancel' : 'Remove'}{' '}
              <span className={styles.hidden}>
                {upload.status === 'sending' ? 'the upload of ' : ''}
                {upload.name}
              </span>
            </Button>
          </p>
        )}
      </div>
    </FieldFrame>
  )
}
