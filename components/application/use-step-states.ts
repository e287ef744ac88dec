import { useMemo } from 'react'
import { FILE_FIELDS, steps } from '@/lib/application/steps'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import type { StepState } from './StepList/StepList'
import type { Application } from './use-application'

/** How each step stands: complete, incomplete or faulty. */
export function useStepStates(
  values: FormValues,
  uploads: Application['uploads'],
  errors: FormErrors,
): readonly StepState[] {
  const { resume, coverLetterFile } = uploads
  const statuses = { resume: resume.upload.status, coverLetterFile: coverLetterFile.upload.status }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two statuses, not the object that holds them.
  return useMemo(
    () =>
      steps.map(({ fields }): StepState => {
        const files = FILE_FIELDS.filter((name) => fields.some((field) => field.name === name))
        const sent = files.map((name) => statuses[name])
        if (fields.some((field) => errors[field.name]) || sent.includes('failed') || sent.includes('faulty'))
          return 'faulty'
        const isGiven = Object.keys(validateFields(fields, values)).length === 0
        return isGiven && !sent.includes('sending') ? 'complete' : 'incomplete'
      }),
    [values, errors, statuses.resume, statuses.coverLetterFile],
  )
}
