import { type DragEvent, useEffect, useRef, useState } from 'react'
import { FieldFrame, toControlProps } from '@/components/form/Field/FieldFrame'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/types'
import { ChosenFile } from '../ChosenFile/ChosenFile'
import type { UploadControl } from '../use-upload'
import styles from './FileField.module.scss'

export type FileFieldProps = { field: FormField; control: UploadControl; error?: string | undefined }

const ACCEPT = '.pdf,.doc,.docx'

/**
 * A field for a file, which may be dropped on it. Shows the upload's progress. Until scripts run, it is a plain file
 * input.
 */
export function FileField({ field, control, error }: FileFieldProps) {
  const { upload, choose, remove } = control
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { name, label, hint } = field
  const required = Boolean(field.required)
  const ids = toFieldIds(name)
  const isChosen = upload.status !== 'none' && upload.status !== 'refused'
  const shownError = 'error' in upload ? upload.error : isChosen ? undefined : error

  // Otherwise the browser would still show the name of the refused file.
  useEffect(() => {
    if (upload.status === 'refused' && input.current) input.current.value = ''
  }, [upload.status])

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
    <FieldFrame ids={ids} label={label} hint={hint} error={shownError} isLive={'error' in upload} required={required}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input does the same by keyboard. */}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-chosen={isChosen || undefined}
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
          {...toControlProps(ids, { hint, error: shownError, required })}
          onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
        />
        <ChosenFile upload={upload} onReplace={() => input.current?.click()} onRemove={clear} />
      </div>
      {upload.status === 'refused' && !required && (
        <Button look="quiet" onClick={clear}>
          Go on without this file
        </Button>
      )}
    </FieldFrame>
  )
}
