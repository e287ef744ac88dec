import { useEffect, useRef, useState } from 'react'
import { Checkbox, Field, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors } from '@/lib/forms/types'
import { STUDY_LIMITS } from '@/lib/limits'
import { studyCopy } from '@/lib/studio/copy/studio-studies'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { Undo } from '../Undo/Undo'
import styles from './StudyEditor.module.scss'

const copy = studyCopy.rows

type Row = Record<string, string | boolean>

/** A field of a row: a line, several lines, or a checkbox if the row's value is true or false. */
type RowField<Each extends Row> = { name: keyof Each & string; label: string; isLong?: boolean }

export type RowsProps<Each extends Row> = {
  /** The path of the list in the content, such as `solution.approach`. */
  name: string
  words: { title: string; one: string; add: string; hint?: string }
  fields: readonly RowField<Each>[]
  rows: readonly Each[]
  empty: Each
  errors: FormErrors
  onChange: (rows: Each[]) => void
}

/** Adds, edits, moves and removes the rows of a list. */
export function Rows<Each extends Row>({ name, words, fields, rows, empty, errors, onChange }: RowsProps<Each>) {
  const [removed, setRemoved] = useState<{ row: Each; index: number } | null>(null)
  const [message, setMessage] = useState('')
  const focusId = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that gets the focus appears with the new rows.
  useEffect(() => {
    document.getElementById(focusId.current)?.focus()
    focusId.current = ''
  }, [rows])

  const nameOf = (index: number) => copy.number(words.one, index + 1)
  const toFirst = (index: number) => toFieldIds(`${name}.${index}.${fields[0]?.name}`).control

  function add() {
    focusId.current = toFirst(rows.length)
    setRemoved(null)
    onChange([...rows, empty])
  }
  function move(from: number, to: number, pressed: string) {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    // The buttons belong to the place, and the focus goes with the row.
    focusId.current = pressed.slice(0, pressed.lastIndexOf('-') + 1) + to
    setRemoved(null)
    setMessage(copy.moved(nameOf(from), to + 1))
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
  }
  function remove(index: number) {
    const row = rows[index]
    if (!row) return
    setRemoved({ row, index })
    setMessage('')
    onChange(rows.toSpliced(index, 1))
  }
  function restore() {
    if (!removed) return
    focusId.current = toFirst(removed.index)
    setRemoved(null)
    onChange(rows.toSpliced(removed.index, 0, removed.row))
  }

  return (
    <fieldset className={styles.group}>
      <legend>{words.title}</legend>
      {words.hint && <p className={styles.hint}>{words.hint}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          <li key={index} className={styles.row}>
            <div className={styles.rowHead}>
              <h2>{nameOf(index)}</h2>
              <MoveButtons
                place={index}
                last={rows.length - 1}
                labels={{ up: copy.up(nameOf(index)), down: copy.down(nameOf(index)) }}
                id={`${name}-${index}`}
                onMove={(to, pressed) => move(index, to, pressed)}
              />
              <Button look="quiet" aria-label={copy.removeOf(nameOf(index))} onClick={() => remove(index)}>
                {copy.remove}
              </Button>
            </div>
            {fields.map((field) => {
              const path = `${name}.${index}.${field.name}`
              const value: string | boolean | undefined = row[field.name]
              const set = (part: string | boolean) => onChange(rows.with(index, { ...row, [field.name]: part }))
              if (typeof value === 'boolean')
                return (
                  <Checkbox
                    key={path}
                    name={path}
                    label={field.label}
                    required
                    checked={value}
                    onChange={({ target }) => set(target.checked)}
                  />
                )
              const error = errors[path] && `${field.label} ${errors[path]}.`
              const control = { name: path, label: field.label, value: value ?? '', error, autoComplete: 'off' }
              return field.isLong ? (
                <TextArea
                  key={path}
                  {...control}
                  rows={3}
                  maxLength={STUDY_LIMITS.short}
                  onChange={({ target }) => set(target.value)}
                />
              ) : (
                <Field
                  key={path}
                  {...control}
                  maxLength={STUDY_LIMITS.line}
                  onChange={({ target }) => set(target.value)}
                />
              )
            })}
          </li>
        ))}
      </ol>
      <div role="status" className={removed ? undefined : styles.message}>
        {removed ? <Undo text={copy.removed(nameOf(removed.index))} onUndo={restore} /> : message}
      </div>
      {rows.length < STUDY_LIMITS.rows && (
        <p>
          <Button look="outline" onClick={add}>
            {words.add}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
