import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import type { Problem } from '@/lib/studio/problem'
import type { Conflict as Details } from '@/lib/studio/versions'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import type { Stored, StoredForm } from '../use-stored-form'
import { Conflict } from './Conflict'
import styles from './FormProblem.module.scss'

const words = studio.copies

export type FormProblemProps = {
  problem: Problem
  /** Sentences by field name. */
  errors?: FormErrors
  attempt?: number
  /** Prefix of the fields' ids. */
  form?: string | undefined
}

/** Why a form was not saved. What was typed stays in its fields. */
export function FormProblem({ problem, errors = {}, attempt, form }: FormProblemProps) {
  const faults = Object.entries(errors).map(([name, message]) => ({
    href: `#${toFieldIds(name, form).control}`,
    message,
  }))
  if (faults.length > 0) return <ErrorSummary errors={faults} attempt={attempt} />
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{problem.title}</strong> {problem.detail}
      </p>
      {problem.code === 'signed-out' && (
        <p>
          <a href={routes.studio.enter} target="_blank" rel="noopener">
            {studio.enterInTab}
          </a>
        </p>
      )}
    </div>
  )
}

export type SaveProblemProps<Value extends Stored> = {
  saving: StoredForm<Value>
  toValues: (stored: Value) => FormValues
  /** Prefix of the fields' ids. */
  form?: string
  /** Saves over the version that someone else stored. */
  onOverwrite: (version: number) => void
  onDiscard?: (theirs: Value) => void
}

/** Offers what was typed here before and never saved. */
function UnsavedCopy<Value extends Stored>({
  saving: { copy, restore, forgetCopy },
}: Pick<SaveProblemProps<Value>, 'saving'>) {
  if (!copy) return null
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{words.title}</strong> {words.from} <FormattedTime time={copy.at} />.
      </p>
      <p className={styles.choice}>
        <Button onClick={restore}>{words.restore}</Button>
        <Button look="outline" onClick={forgetCopy}>
          {words.discard}
        </Button>
      </p>
    </div>
  )
}

/** Shows why a form was not saved: wrong fields, or someone else saved first. Above that it offers unsaved text. */
export function SaveProblem<Value extends Stored>(props: SaveProblemProps<Value>) {
  const { saving, toValues, form, onOverwrite, onDiscard } = props
  const { problem, errors, attempt, fields, sent, showTheirs } = saving
  if (!problem) return <UnsavedCopy saving={saving} />
  if (problem.code !== 'conflict') return <FormProblem {...{ problem, errors, attempt, form }} />
  const { current, savedBy, savedAt } = problem.details as Details<Value>
  return (
    <Conflict
      {...{ savedBy, savedAt, fields }}
      mine={sent}
      theirs={toValues(current)}
      onOverwrite={() => onOverwrite(current.version)}
      onDiscard={() => {
        showTheirs(current)
        onDiscard?.(current)
      }}
    />
  )
}
