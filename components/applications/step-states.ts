import type { SummaryError } from '@/components/form/ErrorSummary/ErrorSummary'
import { FILE_FIELDS, type Step } from '@/lib/applications/steps'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import type { StepState } from './StepList/StepList'
import type { Application } from './use-application'

/** Returns the errors of the application in the order of its questions, each under its step. */
export const toSummaryErrors = (steps: readonly Step[], errors: FormErrors): SummaryError[] =>
  steps.flatMap(({ number, title, fields }) =>
    fields.flatMap(({ name }) => {
      const message = errors[name]
      return message ? [{ name, message, href: `#${toFieldIds(name).control}`, group: `Step ${number}: ${title}` }] : []
    }),
  )

type StepContext = {
  steps: readonly Step[]
  uploads: Application['uploads']
  step: number
  errors: FormErrors
  attempt: number
}

/**
 * Returns the state of each step. Missing answers count in earlier steps, in later ones that have an answer, and in all
 * after an attempt to send.
 */
export function toStepStates(values: FormValues, context: StepContext): StepState[] {
  const { steps, uploads, step, errors, attempt } = context
  const refusedFiles = FILE_FIELDS.filter((field) => uploads[field].upload.status === 'refused')
  const invalid = [...Object.keys(errors), ...refusedFiles]
  const isVisited = ({ number, fields }: Step) =>
    number < step || attempt > 0 || (number > step && fields.some(({ name }) => values[name]))
  return steps.map((each) => {
    if (each.fields.some(({ name }) => invalid.includes(name))) return { state: 'invalid', words: 'Has a problem' }
    const missing = Object.keys(validateFields(each.fields, values)).length
    if (missing === 0) return { state: 'complete', words: 'Complete' }
    if (!isVisited(each)) return { state: 'incomplete', words: '' }
    return { state: 'incomplete', words: missing === 1 ? '1 answer missing' : `${missing} answers missing` }
  })
}
