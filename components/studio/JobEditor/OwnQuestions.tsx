import { useEffect, useRef, useState } from 'react'
import { Checkbox, Field, Select, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import type { JobQuestion } from '@/lib/backend/contract'
import { toFieldIds } from '@/lib/forms/field-ids'
import { createKey } from '@/lib/forms/post'
import type { FormErrors } from '@/lib/forms/types'
import { QUESTION_KINDS, QUESTION_LIMITS } from '@/lib/limits'
import { questionsCopy as copy } from '@/lib/studio/copy/studio-questions'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { Undo } from '../Undo/Undo'
import styles from './OwnQuestions.module.scss'

type ChoicesProps = {
  name: string
  choices: string[]
  error: string | undefined
  onChange: (choices: string[]) => void
}

const toChoices = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** The choices, one per line. While someone types, it keeps the empty lines that the choices do not have. */
function ChoicesField({ name, choices, error, onChange }: ChoicesProps) {
  const [typed, setTyped] = useState(() => choices.join('\n'))
  return (
    <TextArea
      name={name}
      label={copy.choices}
      hint={copy.choicesHint}
      error={error}
      required
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(toChoices(target.value))
      }}
    />
  )
}

type OwnQuestionProps = {
  index: number
  question: JobQuestion
  errors: FormErrors
  onChange: (part: Partial<JobQuestion>) => void
}

function OwnQuestion({ index, question, errors, onChange }: OwnQuestionProps) {
  const toName = (part: keyof JobQuestion) => `questions.${index}.${part}`
  const chooseKind = (name: string) => onChange({ kind: QUESTION_KINDS.find((kind) => kind === name) ?? 'short' })
  const field = (part: keyof JobQuestion) => ({ name: toName(part), error: errors[toName(part)] })
  return (
    <>
      <Field
        {...field('label')}
        label={copy.question}
        maxLength={QUESTION_LIMITS.label}
        required
        value={question.label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <Select
        {...field('kind')}
        label={copy.kind}
        options={copy.questionKindOptions}
        required
        value={question.kind}
        // React calls onChange only after the form's onInput, which renders the former kind again.
        onInput={({ currentTarget }) => chooseKind(currentTarget.value)}
        onChange={({ target }) => chooseKind(target.value)}
      />
      {question.kind === 'choice' && (
        <ChoicesField {...field('choices')} choices={question.choices} onChange={(choices) => onChange({ choices })} />
      )}
      <Field
        {...field('help')}
        label={copy.help}
        maxLength={QUESTION_LIMITS.help}
        value={question.help}
        onChange={({ target }) => onChange({ help: target.value })}
      />
      <Checkbox
        {...field('isRequired')}
        label={copy.required}
        required
        checked={question.isRequired}
        onChange={({ target }) => onChange({ isRequired: target.checked })}
      />
    </>
  )
}

export type OwnQuestionsProps = {
  questions: readonly JobQuestion[]
  /** Sentences by field name, such as `questions.0.label`. */
  errors: FormErrors
  onChange: (questions: JobQuestion[]) => void
}

/** Adds, edits, moves and removes the questions of a job. */
export function OwnQuestions({ questions, errors, onChange }: OwnQuestionsProps) {
  const [removed, setRemoved] = useState<{ question: JobQuestion; index: number } | null>(null)
  const [message, setMessage] = useState('')
  const focusId = useRef('')

  // A question that moves takes its buttons along, and the browser drops their focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when the order changes.
  useEffect(() => {
    document.getElementById(focusId.current)?.focus()
    focusId.current = ''
  }, [questions])

  const nameOf = (index: number) => questions[index]?.label.trim() || copy.number(index + 1)
  function add() {
    focusId.current = toFieldIds(`questions.${questions.length}.label`).control
    const id = createKey().slice(0, 8)
    onChange([...questions, { id, kind: 'short', label: '', help: '', isRequired: false, choices: [] }])
  }
  function move(from: number, to: number, pressed: string) {
    const question = questions[from]
    if (!question || to < 0 || to >= questions.length) return
    focusId.current = pressed
    setMessage(copy.moved(nameOf(from), to + 1, questions.length))
    onChange(questions.toSpliced(from, 1).toSpliced(to, 0, question))
  }
  function remove(index: number) {
    const question = questions[index]
    if (!question) return
    setRemoved({ question, index })
    setMessage('')
    onChange(questions.toSpliced(index, 1))
  }
  function restore() {
    if (!removed) return
    focusId.current = toFieldIds(`questions.${removed.index}.label`).control
    onChange(questions.toSpliced(removed.index, 0, removed.question))
    setRemoved(null)
  }

  return (
    <fieldset className={styles.questions}>
      <legend id={toFieldIds('questions').control} tabIndex={-1}>
        {copy.questions}
      </legend>
      {errors.questions && <p className={styles.error}>{errors.questions}</p>}
      {questions.length === 0 ? <p>{copy.none}</p> : <p>{copy.changed}</p>}
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <li key={question.id} className={styles.item}>
            <div className={styles.head}>
              <h2>{copy.number(index + 1)}</h2>
              <MoveButtons
                place={index}
                last={questions.length - 1}
                labels={{ up: copy.up(nameOf(index)), down: copy.down(nameOf(index)) }}
                id={`question-${question.id}`}
                onMove={(to, pressed) => move(index, to, pressed)}
              />
              <Button look="quiet" aria-label={copy.removeOf(nameOf(index))} onClick={() => remove(index)}>
                {copy.remove}
              </Button>
            </div>
            <OwnQuestion
              index={index}
              question={question}
              errors={errors}
              onChange={(part) => onChange(questions.with(index, { ...question, ...part }))}
            />
          </li>
        ))}
      </ol>
      <div role="status" className={removed ? undefined : styles.message}>
        {removed ? (
          <Undo text={copy.removed(removed.question.label || copy.number(removed.index + 1))} onUndo={restore} />
        ) : (
          message
        )}
      </div>
      {questions.length < QUESTION_LIMITS.questions ? (
        <p>
          <Button look="outline" onClick={add}>
            {copy.add}
          </Button>
        </p>
      ) : (
        <p>{copy.full}</p>
      )}
    </fieldset>
  )
}
