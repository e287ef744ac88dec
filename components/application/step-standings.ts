import { useMemo } from 'react'
import { FILE_FIELDS, steps } from '@/lib/application/steps'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import type { StepStanding } from './StepList/StepList'
import type { Application } from './use-application'

/** The state of each step. Missing answers are counted in earlier steps, in later ones with an answer, and after a try to send in all. */
export function useStepStates(
  values: FormValues,
  uploads: Application['uploads'],
  { step, errors, attempt }: { step: number; errors: FormErrors; attempt: number },
): readonly StepStanding[] {
  const { resume, coverLetterFile } = uploads
  const statuses = { resume: resume.upload.status, coverLetterFile: coverLetterFile.upload.status }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two statuses, not the object that holds them.
  return useMemo(
    () =>
      steps.map(({ number, fields }): StepStanding => {
        const files = FILE_FIELDS.filter((name) => fields.some((field) => field.name === name))
        if (fields.some((field) => errors[field.name]) || files.some((name) => statuses[name] === 'faulty'))
          return { state: 'faulty', words: 'has a problem' }
        const missing = Object.keys(validateFields(fields, values)).length
        if (missing === 0) return COMPLETE
        const isVisited = number < step || attempt > 0 || (number > step && fields.some(({ name }) => values[name]))
        if (!isVisited) return { state: 'incomplete', words: '' }
        return { state: 'incomplete', words: missing === 1 ? '1 answer missing' : `${missing} answers missing` }
      }),
    [values, errors, step, attempt, statuses.resume, statuses.coverLetterFile],
  )
}

const COMPLETE: StepStanding = { state: 'complete', words: 'complete' }
