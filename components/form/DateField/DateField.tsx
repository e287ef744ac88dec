import { useRef } from 'react'
import { Field } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { cleanAnswer } from '@/lib/forms/clean-answer'
import { formatDay, toIsoDate } from '@/lib/forms/date-text'
import type { FormField } from '@/lib/forms/types'
import styles from './DateField.module.scss'

export type DateFieldProps = {
  field: FormField
  error?: string | undefined
  isLive: boolean
  /** False until scripts run. The box stays the same element, so it keeps what was typed or restored. */
  hasPicker: boolean
  /** What the box starts with; it keeps its own text from then on. */
  start?: string
}

/**
 * A day, typed in any of the ways people write one or taken from the browser's picker. The browser's own date control would
 * say nothing about a day that was typed halfway, and lose it.
 */
export function DateField({ field, error, isLive, hasPicker, start }: DateFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { name, label, hint } = field

  function open() {
    if (!picker.current) return
    picker.current.value = toIsoDate(cleanAnswer('date', box.current?.value ?? '')) ?? ''
    picker.current.showPicker()
  }

  function take(day: string) {
    if (!box.current || !day) return
    // Past React's own setter, which would take the change for its own and send no event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box.current, formatDay(day))
    box.current.dispatchEvent(new Event('input', { bubbles: true }))
    box.current.focus()
  }

  return (
    <div className={styles.date}>
      <Field
        ref={box}
        name={name}
        label={label}
        hint={hint}
        error={error}
        isLive={isLive}
        autoComplete="off"
        spellCheck={false}
        defaultValue={start}
      />
      {hasPicker && (
        <div className={styles.picker}>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => {
              event.stopPropagation()
              take(event.target.value)
            }}
          />
          <Button look="outline" onClick={open}>
            Choose a day
          </Button>
        </div>
      )}
    </div>
  )
}
