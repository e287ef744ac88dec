import { useRef, useState } from 'react'
import { Advice } from '@/components/form/Advice/Advice'
import { findAdvice } from '@/components/form/Advice/find-advice'
import { Field } from '@/components/form/Field/Field'
import { writeAnswer } from '@/components/form/write-answer'
import { Button } from '@/components/ui/Button/Button'
import type { Advice as Given } from '@/lib/forms/advise'
import { cleanAnswer } from '@/lib/forms/clean-answer'
import { formatDay, toIsoDate } from '@/lib/forms/date-text'
import type { FormField } from '@/lib/forms/types'
import styles from './DateField.module.scss'

export type DateFieldProps = {
  field: FormField
  error?: string | undefined
  isLive: boolean
  /** The initial text; the box keeps its own text afterwards. */
  start?: string
}

/**
 * A day, typed in any common form or chosen in the browser's picker. The browser's own date control reports nothing
 * about a half-typed day, and loses it.
 */
export function DateField({ field, error, isLive, start }: DateFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [advice, setAdvice] = useState<Given | null>(null)
  const { name, label, hint } = field

  function open() {
    if (!picker.current) return
    picker.current.value = toIsoDate(cleanAnswer('date', box.current?.value ?? '')) ?? ''
    picker.current.showPicker()
  }

  function take(day: string) {
    if (box.current && day) writeAnswer(box.current, formatDay(day))
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
        onInput={(event) => void findAdvice(field, event.currentTarget.value).then(setAdvice)}
      />
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
      <Advice advice={advice} onTake={take} />
    </div>
  )
}
