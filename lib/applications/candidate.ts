import { type Candidate, candidateSchema } from '../backend/contract.ts'
import { cleanAnswer } from '../forms/clean-answer.ts'
import { toIsoDate } from '../forms/date-text.ts'
import type { FormValues } from '../forms/types.ts'
import { toSkills } from './skills.ts'
import { applicationFields } from './steps.ts'

type Known = { jobId: string; resumeLink: string; coverLetterLink: string }

/** Reshapes a checked form into the backend's candidate; fields the contract does not know are dropped. */
export function toCandidate(values: FormValues, known: Known): Candidate {
  const answers: FormValues = {}
  const ticks: Record<string, boolean> = {}
  for (const { name, kind } of applicationFields) {
    if (kind === 'checkbox') ticks[name] = values[name] === 'yes'
    else answers[name] = cleanAnswer(kind, values[name] ?? '')
  }
  return candidateSchema.parse({
    ...answers,
    ...ticks,
    availableToStart: toIsoDate(answers.availableToStart ?? '') ?? '',
    skills: toSkills(answers.skills ?? ''),
    requiresSponsorship: values.workAuthorization === 'require-sponsorship',
    ...known,
  })
}
