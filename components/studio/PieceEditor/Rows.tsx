import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Checkbox, Field, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors } from '@/lib/forms/types'
import { PIECE_LIMITS } from '@/lib/limits'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { Undo } from '../Undo/Undo'
import styles from './PieceEditor.module.scss'
import { toControls } from './PieceParts'

const copy = pieceCopy.rows

type Row = Record<string, string | boolean>

type RowsProps<Each extends Row> = {
  /** The path of the list in the content, such as `solution.approach`. */
  name: string
  /** `below` names the button that adds a row below another one. */
  words: { title: string; one: string; add: string; hint?: string; addBelow?: string; below?: (name: string) => string }
  rows: readonly Each[]
  empty: Each
  /** The field that gets the focus in a new row. */
  first: keyof Each & string
  max?: number
  onChange: (rows: Each[]) => void
  /** Renders the fields of a row, whose names begin with `path`. */
  children: (row: Each, path: string, set: (part: Partial<Each>) => void) => ReactNode
}

/** Adds, moves and removes the rows of a list. */
export function Rows<Each extends Row>(props: RowsProps<Each>) {
  const { name, words, rows, empty, first, max = PIECE_LIMITS.rows, onChange, children } = props
  const [removed, setRemoved] = useState<{ row: Each; index: number } | null>(null)
  const [message, setMessage] = useState('')
  const focusId = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that gets the focus appears with the new rows.
  useEffect(() => {
    document.getElementById(focusId.current)?.focus()
    focusId.current = ''
  }, [rows])

  const nameOf = (index: number) => copy.number(words.one, index + 1)
  const toFirst = (index: number) => toFieldIds(`${name}.${index}.${first}`).control

  function add(index: number) {
    focusId.current = toFirst(index)
    setRemoved(null)
    onChange(rows.toSpliced(index, 0, empty))
  }
  function move(from: number, to: number, pressed: string) {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    // The buttons stay in their places, and the focus moves with the row.
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
            {children(row, `${name}.${index}`, (part) => onChange(rows.with(index, { ...row, ...part })))}
            {words.below && rows.length < max && (
              <p>
                <Button look="quiet" aria-label={words.below(nameOf(index))} onClick={() => add(index + 1)}>
                  {words.addBelow}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
      <div role="status" className={removed ? undefined : styles.message}>
        {removed ? <Undo text={copy.removed(nameOf(removed.index))} onUndo={restore} /> : message}
      </div>
      {rows.length < max && (
        <p>
          <Button look="outline" onClick={() => add(rows.length)}>
            {words.add}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** A field of a row: a line, several lines, or a checkbox if the row's value is true or false. */
type RowField<Each extends Row> = { name: keyof Each & string; label: string; isLong?: boolean }

type FieldRowsProps<Each extends Row> = Omit<RowsProps<Each>, 'first' | 'children'> & {
  fields: readonly [RowField<Each>, ...RowField<Each>[]]
  errors: FormErrors
}

/** A list whose rows all have the same fields. */
export function FieldRows<Each extends Row>({ fields, errors, ...props }: FieldRowsProps<Each>) {
  return (
    <Rows {...props} first={fields[0].name}>
      {(row, path, set) =>
        fields.map((field) => {
          const name = `${path}.${field.name}`
          const value: string | boolean | undefined = row[field.name]
          const change = (part: string | boolean) => set({ [field.name]: part } as Partial<Each>)
          if (typeof value === 'boolean')
            return (
              <Checkbox
                key={name}
                name={name}
                label={field.label}
                required
                checked={value}
                onChange={({ target }) => change(target.checked)}
              />
            )
          const control = toControls(errors)(name, field.label, value ?? '', change)
          return field.isLong ? (
            <TextArea key={name} {...control} rows={3} maxLength={PIECE_LIMITS.short} />
          ) : (
            <Field key={name} {...control} maxLength={PIECE_LIMITS.line} />
          )
        })
      }
    </Rows>
  )
}
