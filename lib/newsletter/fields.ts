import type { FormField } from '../forms/types.ts'
import { TEXT_LIMITS } from '../limits.ts'

export const newsletterFields: readonly FormField[] = [
  {
    name: 'email',
    kind: 'email',
    label: 'Email address',
    required: 'Enter your email address',
    invalid: 'Enter an email address in the form name@example.com',
    max: TEXT_LIMITS.email,
  },
]
