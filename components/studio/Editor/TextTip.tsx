import { useId, useState } from 'react'
import { isOfInputMethod } from '@/components/form/input-method'
import { Button } from '@/components/ui/Button/Button'
import styles from './TextTip.module.scss'

export type TipMode = 'link' | 'video' | 'formula'

const WORDS = {
  link: { label: 'Address of the link', example: 'https://', title: 'Link' },
  video: { label: 'Address of the video', example: 'https://www.youtube.com/watch?v=', title: 'Video' },
  formula: { label: 'Formula in TeX', example: 'e = mc^2', title: 'Formula' },
} as const

export type TextTipProps = {
  mode: TipMode
  value: string
  canRemove: boolean
  /** Saves the value. Returns why it cannot be used, or undefined. */
  onSave(value: string): string | undefined
  onCancel(): void
  onRemove(): void
}

/** A field for one line: the address of a link or a video, or a formula. Enter saves, Escape cancels. */
export function TextTip({ mode, value, canRemove, onSave, onCancel, onRemove }: TextTipProps) {
  const [typed, setTyped] = useState(value)
  const [error, setError] = useState<string>()
  const id = useId()
  const save = () => setError(onSave(typed))
  return (
    <div
      className={styles.tip}
      role="dialog"
      aria-label={WORDS[mode].title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isOfInputMethod(event.nativeEvent)) return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {WORDS[mode].label}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <input
        id={id}
        className={styles.input}
        // biome-ignore lint/a11y/noAutofocus: the author has just asked for this field.
        autoFocus
        type="text"
        inputMode={mode === 'formula' ? 'text' : 'url'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={mode === 'formula' ? 1_000 : 2_000}
        placeholder={WORDS[mode].example}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
          event.preventDefault()
          save()
        }}
      />
      <div className={styles.actions}>
        <Button onClick={save}>Save</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {canRemove && (
          <Button look="quiet" onClick={onRemove}>
            Remove the link
          </Button>
        )}
      </div>
    </div>
  )
}

export type LinkPreviewProps = { address: string; onEdit(): void; onRemove(): void }

/** Shows the address of the link at the cursor. It does not take the focus: keyboard users press Ctrl+K. */
export function LinkPreview({ address, onEdit, onRemove }: LinkPreviewProps) {
  return (
    <div className={`${styles.tip} ${styles.preview}`} role="dialog" aria-label="This link">
      <a href={address} target="_blank" rel="noopener noreferrer" className={styles.address}>
        {address}
      </a>
      <div className={styles.actions}>
        <Button look="quiet" onMouseDown={(event) => event.preventDefault()} onClick={onEdit}>
          Edit
        </Button>
        <Button look="quiet" onMouseDown={(event) => event.preventDefault()} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}
