import { Fragment, useLayoutEffect, useState } from 'react'
import type { Step } from '@/lib/applications/steps'
import { cleanAnswer } from '@/lib/forms/clean-answer'
import { formatDay, toIsoDate } from '@/lib/forms/date-text'
import type { FormField, FormValues } from '@/lib/forms/types'
import { toChangeId } from '../change-id'
import styles from './AnswerList.module.scss'

export type AnswerListProps = {
  steps: readonly Step[]
  values: FormValues
  onChange: (step: number, name: string) => void
}

function formatAnswer({ kind, options, required }: FormField, value: string): string {
  if (kind === 'checkbox') return value ? 'Yes' : 'No'
  // Shows the day in words: some who type "1/2/2027" mean January.
  const day = kind === 'date' && toIsoDate(cleanAnswer(kind, value))
  if (day) return formatDay(day)
  return (
    options?.find((option) => option.value === value)?.label ??
    (value.trim() || (required ? 'Still missing' : 'No answer'))
  )
}

/** Keeps the focused control in the same place in the window when content appears above it. */
function useSteadyFocus(): void {
  const [place] = useState(() => {
    const control = document.activeElement
    return control === document.body ? null : { control, top: control?.getBoundingClientRect().top ?? 0 }
  })
  useLayoutEffect(() => {
    const { control, top = 0 } = place ?? {}
    if (control?.isConnected) scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [place])
}

/** All answers that will be sent, with a link back to each. The last step's own answers are below it. */
export function AnswerList({ steps, values, onChange }: AnswerListProps) {
  useSteadyFocus()
  return (
    <section className={styles.answers} aria-labelledby="check-answers">
      <h4 id="check-answers">Check your answers</h4>
      {steps.slice(0, -1).map((step) => (
        <Fragment key={step.number}>
          <h5 className={styles.step}>{step.title}</h5>
          <dl>
            {step.fields.map((field) => (
              <div key={field.name} className={styles.row}>
                <dt className={styles.label}>{field.label}</dt>
                <dd
                  className={styles.value}
                  data-empty={values[field.name]?.trim() ? undefined : Boolean(field.required)}
                >
                  {formatAnswer(field, values[field.name] ?? '')}
                </dd>
                <dd>
                  <a
                    id={toChangeId(field.name)}
                    className={styles.change}
                    href={`?step=${step.number}`}
                    onClick={(event) => {
                      event.preventDefault()
                      onChange(step.number, field.name)
                    }}
                  >
                    Change<span className="visuallyHidden"> {field.label}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  )
}
