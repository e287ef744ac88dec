import { type FocusEvent, useRef, useState } from 'react'
import type { Advice as Given } from '@/lib/forms/advise'
import type { FormField } from '@/lib/forms/types'
import { Advice } from '../Advice/Advice'
import { findAdvice } from '../Advice/find-advice'
import { Checkbox, Field, type FieldProps, Select, TextArea } from '../Field/Field'
import { writeAnswer } from '../write-answer'

export type QuestionProps = {
  field: FormField
  error?: string | undefined
  isLive?: boolean
  /** Prefix of the element ids, if two forms on a page ask the same question. */
  form?: string
  /** The initial value; the control keeps its own value afterwards. */
  defaultValue?: string | undefined
}

const types = { email: 'email', tel: 'tel', url: 'url' } as Partial<Record<FormField['kind'], string>>

type LineProps = Omit<FieldProps, 'type' | 'after'> & { field: FormField }

/** A text field that shows advice about its answer when the visitor moves on to another question. */
function Line({ field, ...props }: LineProps) {
  const box = useRef<HTMLInputElement>(null)
  const [advice, setAdvice] = useState<Given | null>(null)

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    // The advice must not move a button while it is being pressed.
    if (relatedTarget?.closest('[data-field]')) void findAdvice(field, currentTarget.value).then(setAdvice)
  }

  return (
    <Field
      {...props}
      ref={box}
      type={types[field.kind] ?? 'text'}
      onInput={() => setAdvice(null)}
      onBlur={leave}
      after={<Advice advice={advice} onTake={(instead) => box.current && writeAnswer(box.current, instead)} />}
    />
  )
}

/** One question of a form, rendered from its data. Files, skills and days have separate components. */
export function Question({ field, error, isLive, form, defaultValue = '' }: QuestionProps) {
  const { name, label, hint, kind } = field
  const common = { name, label, hint, error, isLive, form, required: Boolean(field.required) }
  if (kind === 'checkbox') return <Checkbox {...common} links={field.links} value="yes" defaultChecked={false} />
  if (kind === 'select') {
    const { options = [], blank = 'Choose one' } = field
    return <Select {...common} options={options} blank={blank} defaultValue={defaultValue} />
  }
  const typed = {
    ...common,
    defaultValue,
    autoComplete: field.autoComplete,
    spellCheck: field.spellCheck,
    inputMode: field.inputMode,
  }
  if (kind === 'area') return <TextArea {...typed} />
  return <Line {...typed} field={field} />
}
