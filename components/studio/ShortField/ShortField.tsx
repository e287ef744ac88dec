import { useEffect, useRef, useState } from 'react'
import { TextArea } from '@/components/form/Field/Field'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/types'
import { readShortText, toShortDelta, toStoredText } from '@/lib/rich-text/short-text'
import { studio } from '@/lib/studio/copy/studio'
import { Editor } from '../Editor/Editor'
import { useStoredDelta } from '../Editor/use-stored-delta'

export type ShortFieldProps = {
  field: Pick<FormField, 'name' | 'label' | 'hint' | 'required' | 'max'>
  /** Plain text, or a Delta as JSON text if it has formats. */
  value: string
  onChange(value: string): void
  error?: string | undefined
  /** Prefix of the element ids, for pages with two such forms. */
  form?: string | undefined
}

/** The share of the limit at which the length of a text is shown. */
const NEAR = 0.9

/** A field for a short text with formats. Without the editor's script, a text without formats gets a plain field. */
export function ShortField({ field, value, onChange, error, form }: ShortFieldProps) {
  const { name, label, required, max = Number.POSITIVE_INFINITY } = field
  const input = useRef<HTMLInputElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const stored = useStoredDelta(value, { toDelta: toShortDelta, toStored: toStoredText, onChange })
  const { text, delta } = readShortText(value)
  const hint = [field.hint, text.length >= NEAR * max && studio.length(text.length, max)].filter(Boolean).join(' ')

  // Tells the surrounding form about every change, even one made by a tool.
  const told = useRef(value)
  useEffect(() => {
    if (told.current !== value) input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    told.current = value
  }, [value])

  if (hasFailed && !delta)
    return (
      <TextArea
        name={name}
        label={label}
        hint={hint}
        error={error}
        form={form}
        value={value}
        required={Boolean(required)}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <>
      <Editor
        theme="bubble"
        label={label}
        hint={hint}
        error={error}
        ids={toFieldIds(name, form)}
        need={required ? 'required' : 'optional'}
        value={stored.value}
        onChange={stored.change}
        onFail={() => setHasFailed(true)}
      />
      <input ref={input} type="hidden" name={name} value={value} />
    </>
  )
}

export type ShortQuestionProps = Omit<ShortFieldProps, 'value' | 'onChange'> & {
  /** The stored text with which the field starts. */
  defaultValue?: string | undefined
}

export function ShortQuestion({ defaultValue = '', ...rest }: ShortQuestionProps) {
  const [value, setValue] = useState(defaultValue)
  return <ShortField {...rest} value={value} onChange={setValue} />
}
