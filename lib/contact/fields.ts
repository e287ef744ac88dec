import { SERVICE_OPTIONS, serviceLabels } from '../../content/service-options.ts'
import { formRoutes } from '../form-routes.ts'
import { personFields } from '../forms/person-fields.ts'
import type { FormField, FormValues } from '../forms/types.ts'
import { TEXT_LIMITS } from '../limits.ts'

/** The label before the subject of a message, on the page and in the message. */
export const ABOUT_LABEL = 'About'

/** Shown when the backend sends no message. */
export const SENT_MESSAGE = 'Your message has been sent.'

/** The maximum length of a message's subject. */
const MAX_ABOUT = 200

/** Returns the answers with the subject as the first line of the message, because the contract has no field for it. */
export function withAbout(values: FormValues): FormValues {
  const { about = '', message = '' } = values
  const line = about.replace(/\s+/g, ' ').trim().slice(0, MAX_ABOUT)
  return line && message.trim() ? { ...values, message: `${ABOUT_LABEL}: ${line}\n\n${message}` } : values
}

/** The questions of the contact form. */
export const contactFields: readonly FormField[] = [
  personFields.name,
  personFields.lastName,
  { ...personFields.email, hint: 'We reply to this address and use it for nothing else.' },
  personFields.phone,
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
    links: [
      { label: 'Privacy Policy', href: formRoutes.privacy },
      { label: 'Terms & Conditions', href: formRoutes.terms },
    ],
    required: 'Tick the box to let us read and answer your message',
  },
]

/** The storage key under which a tab keeps a message until it is sent. */
export const CONTACT_DRAFT = 'contact'
