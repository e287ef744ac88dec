import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { studio } from '@/lib/content/studio'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import type { Problem } from '@/lib/studio/problem'
import styles from './FormProblem.module.scss'

/** The server's faults as sentences, each with its field's label. */
export function toSentences(fields: readonly FormField[], errors: FormErrors = {}): FormErrors {
  const known = fields.flatMap(({ name, label }) => (errors[name] ? [[name, `${label} ${errors[name]}.`]] : []))
  return Object.fromEntries(known)
}

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
  if (faults.length > 0) return <ErrorSummary faults={faults} attempt={attempt} />
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
