import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/content/studio'
import type { FormField, FormValues } from '@/lib/forms/types'
import { readShortText } from '@/lib/rich-text/short-text'
import type { Conflict as Details } from '@/lib/studio/versions'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { FormProblem } from '../FormProblem/FormProblem'
import type { Stored, StoredForm } from '../use-stored-form'
import styles from './SaveProblem.module.scss'

const copy = studio.conflict

type ConflictProps = Omit<Details<FormValues>, 'current'> & {
  fields: readonly FormField[]
  mine: FormValues
  theirs: FormValues
  onTakeOver: () => void
  onDiscard: () => void
}

/** Someone saved first: who, what they wrote instead, and the choice between the two texts. Nothing is overwritten before. */
function Conflict({ savedBy, savedAt, fields, mine, theirs, onTakeOver, onDiscard }: ConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const differing = fields.filter(({ name }) => (mine[name] ?? '').trim() !== (theirs[name] ?? '').trim())
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.conflict}>
      <h2>{copy.title(savedBy)}</h2>
      {savedAt && <FormattedTime time={savedAt} hasZone />}
      <p>{differing.length > 0 ? copy.text : copy.same}</p>
      <dl className={styles.differences}>
        {differing.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{readShortText(theirs[name] ?? '').text || copy.nothing}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.choice}>
        <Button onClick={onTakeOver}>{copy.takeOver}</Button>
        <Button look="outline" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </p>
    </div>
  )
}

export type SaveProblemProps<Value extends Stored> = {
  saving: StoredForm<Value>
  toValues: (stored: Value) => FormValues
  /** Prefix of the fields' ids. */
  form?: string
  /** Saves over the version that someone else stored. */
  onTakeOver: (version: number) => void
  onDiscard?: (theirs: Value) => void
}

/** Why a form was not saved: what is wrong with its fields, or that someone else saved first. */
export function SaveProblem<Value extends Stored>(props: SaveProblemProps<Value>) {
  const { saving, toValues, form, onTakeOver, onDiscard } = props
  const { problem, errors, attempt, fields, sent, showTheirs } = saving
  if (!problem) return null
  if (problem.code !== 'conflict') return <FormProblem {...{ problem, errors, attempt, form }} />
  const { current, savedBy, savedAt } = problem.details as Details<Value>
  return (
    <Conflict
      {...{ savedBy, savedAt, fields }}
      mine={sent}
      theirs={toValues(current)}
      onTakeOver={() => onTakeOver(current.version)}
      onDiscard={() => {
        showTheirs(current)
        onDiscard?.(current)
      }}
    />
  )
}
