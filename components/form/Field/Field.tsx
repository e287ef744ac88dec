import { type ComponentProps, Fragment } from 'react'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/types'
import styles from './Field.module.scss'
import { FieldError, FieldFrame, type FieldFrameProps, toControlProps } from './FieldFrame'

type Common = Omit<FieldFrameProps, 'ids' | 'children'> & {
  name: string
  /** Prefix of the element ids, where two forms on a page have a field of the same name. */
  form?: string | undefined
}

/** Splits the props: those of the frame, those that we set on the control, and the caller's for the control. */
function divide<Own extends Common>({ name, label, hint, error, isLive, required, after, form, ...own }: Own) {
  const ids = toFieldIds(name, form)
  return {
    frame: { ids, label, hint, error, isLive, required, after },
    control: { name, ...toControlProps(ids, { hint, error, required }) },
    own,
  }
}

export type FieldProps = Common & Omit<ComponentProps<'input'>, keyof Common>

/**
 * A line of text. `required` is announced by screen readers but not set for the browser, whose bubbles would hide our
 * messages and block a submit from a step that is not shown.
 */
export function Field(props: FieldProps) {
  const { frame, own, control } = divide(props)
  return (
    <FieldFrame {...frame}>
      <input className={styles.control} type="text" {...own} {...control} />
    </FieldFrame>
  )
}

export type TextAreaProps = Common & Omit<ComponentProps<'textarea'>, keyof Common>

/** Several lines of text. Grows with the text if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { frame, own, control } = divide(props)
  return (
    <FieldFrame {...frame}>
      <textarea className={`${styles.control} ${styles.area}`} rows={6} {...own} {...control} />
    </FieldFrame>
  )
}

export type Option = { value: string; label: string }
export type SelectProps = Common &
  Omit<ComponentProps<'select'>, keyof Common> & { options: readonly Option[]; blank?: string }

/** A choice of one answer. `blank` is the label of the empty one. */
export function Select({ options, blank, ...props }: SelectProps) {
  const { frame, own, control } = divide(props)
  return (
    <FieldFrame {...frame}>
      <select className={`${styles.control} ${styles.select}`} {...own} {...control}>
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export type CheckboxProps = Common &
  Omit<ComponentProps<'input'>, keyof Common | 'type'> & { links?: FormField['links'] }

/** A checkbox with its label beside it, and links to the terms below. */
export function Checkbox({ links = [], ...props }: CheckboxProps) {
  const { frame, own, control } = divide(props)
  const { ids, label, hint, error, isLive, required } = frame
  return (
    <div className={styles.field} data-field data-invalid={error ? true : undefined}>
      <FieldError ids={ids} error={error} isLive={isLive} />
      <div className={styles.choice}>
        <input className={styles.checkbox} type="checkbox" {...own} {...control} />
        <label className={styles.choiceLabel} htmlFor={ids.control}>
          {label}
          {!required && <span className={styles.optional}> (optional)</span>}
        </label>
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map((link) => (
              <Fragment key={link.href}>
                <a href={link.href}>{link.label}</a>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
