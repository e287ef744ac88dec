import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import type { FormContent, FormSaving, Item } from '../use-form-saving'
import { Conflict } from './Conflict'
import styles from './FormProblem.module.scss'

const words = studio.copies

export type FormProblemProps = {
  problem: StudioProblem
  /** Sentences by field name. */
  errors?: FormErrors
  attempt?: number
  /** Prefix of the fields' ids. */
  form?: string | undefined
}

/** Says why a form was not saved. The fields keep what was typed. */
export function FormProblem({ problem, errors = {}, attempt, form }: FormProblemProps) {
  const items = Object.entries(errors).map(([name, message]) => ({
    href: `#${toFieldIds(name, form).control}`,
    message,
  }))
  if (items.length > 0) return <ErrorSummary faults={items} attempt={attempt} />
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

export type SaveProblemProps<Saved extends Item, Content extends FormContent> = {
  saving: FormSaving<Saved, Content>
  /** Returns the texts to compare in a conflict, by field name. */
  toTexts: (content: Content) => FormValues
  /** Prefix of the fields' ids. */
  form?: string
  /** Saves over what someone else stored. */
  onOverwrite: () => void
}

/** Says why a form is not saved: a conflict, or wrong answers. Otherwise it offers unsaved text from an earlier page. */
export function SaveProblem<Saved extends Item, Content extends FormContent>(props: SaveProblemProps<Saved, Content>) {
  const { saving, toTexts, form, onOverwrite } = props
  const { theirs, problem, errors, attempt, fields, content, showTheirs, copy, restore, forgetCopy } = saving
  if (theirs)
    return (
      <Conflict
        key={attempt}
        savedBy={theirs.updatedBy}
        savedAt={theirs.updatedAt}
        fields={fields}
        mine={toTexts(content)}
        theirs={toTexts(theirs.content)}
        onOverwrite={onOverwrite}
        onDiscard={showTheirs}
      />
    )
  if (problem) return <FormProblem problem={problem} errors={errors} attempt={attempt} form={form} />
  if (!copy) return null
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{words.title}</strong> {words.from} <FormattedTime time={new Date(copy.at).toISOString()} />.
      </p>
      <p className={styles.choice}>
        <Button onClick={() => void restore()}>{words.restore}</Button>
        <Button look="outline" onClick={forgetCopy}>
          {words.discard}
        </Button>
      </p>
    </div>
  )
}
