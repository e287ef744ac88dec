import { TEXT_LIMITS } from '../limits.ts'
import type { FormField } from './types.ts'

/** The questions about a person that several forms ask. */
export const personFields = {
  name: {
    name: 'name',
    kind: 'text',
    label: 'First name',
    required: 'Enter your first name',
    max: TEXT_LIMITS.name,
    autoComplete: 'given-name',
    spellCheck: false,
  },
  lastName: {
    name: 'lastName',
    kind: 'text',
    label: 'Last name',
    required: 'Enter your last name',
    max: TEXT_LIMITS.name,
    autoComplete: 'family-name',
    spellCheck: false,
  },
  email: {
    name: 'email',
    kind: 'email',
    label: 'Email',
    required: 'Enter your email address',
    invalid: 'Enter an email address in the form name@example.com',
    max: TEXT_LIMITS.email,
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
  phone: {
    name: 'phone',
    kind: 'tel',
    label: 'Phone',
    invalid: 'Enter a phone number, like 01711 000000 or +44 20 7946 0000',
    max: TEXT_LIMITS.phone,
    autoComplete: 'tel',
    inputMode: 'tel',
    spellCheck: false,
  },
} satisfies Record<string, FormField>
