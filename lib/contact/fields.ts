import { SERVICE_OPTIONS, TEXT_LIMITS } from '../backend/limits.ts'
import { serviceLabels } from '../content/service-labels.ts'
import type { FormField } from '../forms/types.ts'

/** The questions of the contact form. */
export const contactFields: readonly FormField[] = [
  {
    name: 'name',
    kind: 'text',
    label: 'First name',
    required: 'Enter your first name',
    max: TEXT_LIMITS.name,
    autoComplete: 'given-name',
    spellCheck: false,
  },
  {
    name: 'lastName',
    kind: 'text',
    label: 'Last name',
    required: 'Enter your last name',
    max: TEXT_LIMITS.name,
    autoComplete: 'family-name',
    spellCheck: false,
  },
  {
    name: 'email',
    kind: 'email',
    label: 'Email',
    hint: 'We answer to this address and use it for nothing else.',
    required: 'Enter your email address',
    invalid: 'Enter an email address in the form name@example.com',
    max: TEXT_LIMITS.email,
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
  {
    name: 'phone',
    kind: 'tel',
    label: 'Phone',
    invalid: 'Enter a phone number, like 01711 000000 or +44 20 7946 0000, or leave it empty',
    max: TEXT_LIMITS.phone,
    autoComplete: 'tel',
    inputMode: 'tel',
    spellCheck: false,
  },
  { name: 'company', kind: 'text', label: 'Company', max: TEXT_LIMITS.line, autoComplete: 'organization' },
  {
    name: 'service',
    kind: 'select',
    label: 'Service',
    blank: 'Not sure yet',
    options: SERVICE_OPTIONS.map((value) => ({ value, label: serviceLabels[value] })),
  },
  {
    name: 'message',
    kind: 'area',
    label: 'Message',
    hint: 'What you need, in your own words.',
    required: 'Write your message',
    max: TEXT_LIMITS.long,
    spellCheck: true,
  },
  {
    name: 'agree',
    kind: 'checkbox',
    label: 'I agree to the Privacy Policy and the Terms & Conditions.',
    required: 'Tick the box to let us read and answer your message',
  },
]
