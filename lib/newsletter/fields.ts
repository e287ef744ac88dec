import { TEXT_LIMITS } from '../backend/limits.ts'
import type { FormField } from '../forms/types.ts'

/** The one question of the newsletter box. */
export const newsletterFields: readonly FormField[] = [
  {
    name: 'email',
    kind: 'email',
    label: 'E-mail address',
    required: 'Enter your e-mail address',
    invalid: 'Enter an e-mail address in the form name@example.com',
    max: TEXT_LIMITS.email,
  },
]
