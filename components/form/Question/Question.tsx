import type { FormField } from '@/lib/forms/types'
import { Checkbox, Field, Select, TextArea } from '../Field/Field'

export type QuestionProps = {
  field: FormField
  error?: string | undefined
  isLive?: boolean
  /** Prefix of the element ids, where two forms on a page ask the same. */
  form?: string
  /** What is stored already; the control keeps its own value from then on. */
  defaultValue?: string | undefined
}

const types = { email: 'email', tel: 'tel', url: 'url' } as Partial<Record<FormField['kind'], string>>

/** One question of a form, from its data. Files, skills and days have components of their own. */
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
  return <Field {...typed} type={types[kind] ?? 'text'} />
}
