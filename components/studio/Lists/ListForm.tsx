import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field, Select, TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import { createKey } from '@/lib/forms/post'
import { LIST_LIMITS } from '@/lib/limits'
import type { ListEntry } from '@/lib/listing/lists'
import { routes } from '@/lib/routes'
import { listsCopy as copy, listCopies, listFields } from '@/lib/studio/copy/studio-lists'
import type { StudioList } from '@/lib/studio/lists'
import { SaveProblem } from '../FormProblem/FormProblem'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { useFormSaving } from '../use-form-saving'
import styles from './Lists.module.scss'

/** An entry in the form. `key` is its value, or a random text as long as it has none. */
type Row = ListEntry & { key: string }
type ListContent = { rows: Row[]; moves: { from: string; to: string }[] }

const toRow = ({ value, label, introduction }: ListEntry): Row => ({ key: value, value, label, introduction })
const toEntry = ({ value, label, introduction }: Row): ListEntry => ({ value, label, introduction })
const toContent = ({ entries }: StudioList): ListContent => ({ rows: entries.map(toRow), moves: [] })

/** Returns the list as one text, to compare two versions of it. */
const toTexts = ({ rows }: ListContent) => ({
  list: rows.map(({ label, introduction }) => [label, introduction].filter(Boolean).join(': ')).join('\n'),
})

const toPath = { departments: routes.careersDepartment, categories: routes.blogCategory }

export type ListFormProps = { opened: StudioList }

/** Adds, renames, moves and removes the entries of a list. */
export function ListForm({ opened }: ListFormProps) {
  const { id: name, file } = opened
  const words = listCopies[name]
  const title = useId()
  const focusId = useRef('')
  const [message, setMessage] = useState('')
  const saving = useFormSaving<StudioList, ListContent>({
    list: 'lists',
    fields: listFields,
    opened,
    empty: { rows: [], moves: [] },
    toContent,
    toBody: ({ rows, moves }) => ({ entries: rows.map(toEntry), moves }),
    showsStored: true,
  })
  const { form, item, theirItem, content, errors, isBusy, change, save, overwrite } = saving
  const { rows, moves } = content
  // What someone else added would go as well if this list replaces theirs.
  const stored = (theirItem ?? item ?? opened).entries
  const removed = stored.filter(({ value }) => !rows.some((row) => row.value === value))

  // A row that moves takes its buttons along, and the browser drops their focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when the order changes.
  useEffect(() => {
    document.getElementById(focusId.current)?.focus()
    focusId.current = ''
  }, [rows])

  const nameOf = ({ label }: Row, index: number) => label.trim() || copy.number(index + 1)
  const toId = (index: number) => toFieldIds(`entries.${index}.label`, name).control
  const edit = (index: number, part: Partial<Row>) =>
    change({ rows: rows.map((row, other) => (other === index ? { ...row, ...part } : row)) })
  function add() {
    focusId.current = toId(rows.length)
    change({ rows: [...rows, { key: createKey(), value: '', label: '', introduction: '' }] })
  }
  function move(from: number, to: number, pressed: string) {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    focusId.current = pressed
    setMessage(copy.moved(nameOf(row, from), to + 1, rows.length))
    change({ rows: rows.toSpliced(from, 1).toSpliced(to, 0, row) })
  }
  function remove(index: number) {
    const value = rows[index]?.value
    focusId.current = value ? `${name}-back-${value}` : toId(Math.max(0, index - 1))
    setMessage('')
    change({ rows: rows.toSpliced(index, 1), moves: moves.filter(({ to }) => to !== value) })
  }
  function putBack(entry: ListEntry) {
    focusId.current = toId(rows.length)
    change({ rows: [...rows, toRow(entry)], moves: moves.filter(({ from }) => from !== entry.value) })
  }
  const moveTo = (from: string, to: string) =>
    change({ moves: [...moves.filter((other) => other.from !== from), ...(to ? [{ from, to }] : [])] })
  const finish = async (saved: Promise<StudioList | null>) => {
    const focused = document.activeElement?.id ?? ''
    if (!(await saved)) return
    // A new row gets its address, so its field is another one.
    flushSync(() => setMessage(''))
    if (document.activeElement === document.body) document.getElementById(focused)?.focus()
    await notify('success', words.saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish(save())
  }

  const isFile = JSON.stringify(rows.map(toEntry)) === JSON.stringify(file)
  const targets = rows.filter(({ value }) => value !== '')
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>{words.text}</p>
      <SaveProblem saving={saving} form={name} toTexts={toTexts} onOverwrite={() => void finish(overwrite())} />
      <ol className={styles.rows} id={toFieldIds('entries', name).control} tabIndex={-1}>
        {rows.map((row, index) => {
          const used = stored.find(({ value }) => value === row.value)
          const label = `entries.${index}.label`
          const introduction = `entries.${index}.introduction`
          return (
            <li key={row.key}>
              <Field
                name={label}
                form={name}
                label={copy.number(index + 1)}
                error={errors[label]}
                maxLength={LIST_LIMITS.label}
                required
                value={row.label}
                onChange={({ target }) => edit(index, { label: target.value })}
              />
              <div className={styles.buttons}>
                <MoveButtons
                  place={index}
                  last={rows.length - 1}
                  labels={{ up: copy.up(nameOf(row, index)), down: copy.down(nameOf(row, index)) }}
                  id={`${name}-${row.key}`}
                  onMove={(to, pressed) => move(index, to, pressed)}
                />
                <Button look="quiet" aria-label={copy.removeOf(nameOf(row, index))} onClick={() => remove(index)}>
                  {copy.remove}
                </Button>
              </div>
              {used && (
                <p className={styles.facts}>
                  {words.uses(used.items, used.alerts)}. {copy.addressOf(toPath[name](used.value))}
                </p>
              )}
              {name === 'categories' && (
                <TextArea
                  name={introduction}
                  form={name}
                  label={copy.introduction(index + 1)}
                  hint={copy.introductionHint}
                  error={errors[introduction]}
                  maxLength={LIST_LIMITS.introduction}
                  rows={3}
                  value={row.introduction}
                  onChange={({ target }) => edit(index, { introduction: target.value })}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {removed.length > 0 && (
        <fieldset className={styles.removed}>
          <legend id={toFieldIds('moves', name).control} tabIndex={-1}>
            {copy.removed}
          </legend>
          {removed.map((entry) => (
            <div key={entry.value} className={styles.gone}>
              <p>
                <strong>{entry.label}</strong>, {words.uses(entry.items, entry.alerts)}
              </p>
              {entry.items + entry.alerts > 0 && (
                <Select
                  name={`moves.${entry.value}`}
                  form={name}
                  label={copy.moveTo(entry.label)}
                  required
                  blank="–"
                  options={targets}
                  value={moves.find(({ from }) => from === entry.value)?.to ?? ''}
                  onChange={({ target }) => moveTo(entry.value, target.value)}
                />
              )}
              <Button
                look="quiet"
                id={`${name}-back-${entry.value}`}
                aria-label={copy.putBackOf(entry.label)}
                onClick={() => putBack(entry)}
              >
                {copy.putBack}
              </Button>
            </div>
          ))}
        </fieldset>
      )}
      {rows.length >= LIST_LIMITS.entries && <p>{copy.full}</p>}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isBusy}>
          {words.save}
        </Button>
        {rows.length < LIST_LIMITS.entries && (
          <Button look="outline" onClick={add}>
            {words.add}
          </Button>
        )}
        {!isFile && (
          <Button look="quiet" onClick={() => change({ rows: file.map(toRow), moves: [] })}>
            {copy.toFile}
          </Button>
        )}
      </div>
    </form>
  )
}
