import type { ReactNode } from 'react'
import type { FieldIds } from '@/lib/forms/field-ids'
import styles from './Field.module.scss'

export type FieldFrameProps = {
  ids: FieldIds
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Announces the error as it appears. */
  isLive?: boolean | undefined
  required?: boolean | undefined
  /** Below the control. */
  after?: ReactNode
  children: ReactNode
}

/** The frame of every control: its label above, the hint under the label, the error above the control. */
export function FieldFrame({ ids, label, hint, error, isLive, required, after, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-field data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError ids={ids} error={error} isLive={isLive} />
      {children}
      {after}
    </div>
  )
}

export type FieldErrorProps = Pick<FieldFrameProps, 'ids' | 'error' | 'isLive'>

/** The error of one field, which says what to do. */
export function FieldError({ ids, error, isLive }: FieldErrorProps) {
  if (!error) return null
  return (
    <p id={ids.error} className={styles.error} role={isLive ? 'alert' : undefined} data-field-error>
      <span className="visuallyHidden">Error: </span>
      {error}
    </p>
  )
}

/** Returns the ARIA attributes of a control inside a FieldFrame. */
export function toControlProps(ids: FieldIds, { hint, error, required }: Partial<FieldFrameProps>) {
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
  return {
    id: ids.control,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  }
}
