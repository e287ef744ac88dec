import type { Fault } from '@/components/form/ErrorSummary/ErrorSummary'
import { steps } from '@/lib/application/steps'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormErrors } from '@/lib/forms/types'

/** The faults of the application in the order of its questions, each under its step. */
export const toFaults = (errors: FormErrors): Fault[] =>
  steps.flatMap(({ number, title, fields }) =>
    fields.flatMap(({ name }) => {
      const message = errors[name]
      return message ? [{ name, message, href: `#${toFieldIds(name).control}`, group: `Step ${number}: ${title}` }] : []
    }),
  )
