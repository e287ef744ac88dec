import { type Candidate, candidateSchema } from '../backend/contract.ts'
import { toIsoDate } from '../forms/date-text.ts'
import { toWebAddress } from '../forms/rules.ts'
import type { FormValues } from '../forms/types.ts'
import { toSkills } from './skills.ts'

type Known = { jobId: string; resumeLink: string; coverLetterLink: string }

/** Reshapes a checked form into the backend's candidate; fields the contract does not know are dropped. */
export function toCandidate(values: FormValues, known: Known): Candidate {
  const text = (name: string) => (values[name] ?? '').trim()
  return candidateSchema.parse({
    ...values,
    linkedinLink: toWebAddress(text('linkedinLink')),
    githubLink: toWebAddress(text('githubLink')),
    portfolioLink: toWebAddress(text('portfolioLink')),
    availableToStart: toIsoDate(text('availableToStart')) ?? '',
    skills: toSkills(text('skills')),
    requiresSponsorship: values.workAuthorization === 'require-sponsorship',
    privacyConsent: values.privacyConsent === 'yes',
    communicationConsent: values.communicationConsent === 'yes',
    ...known,
  })
}
