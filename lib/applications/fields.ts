import { applicationForm } from '../../content/application-form.ts'
import { formRoutes } from '../form-routes.ts'
import { personFields } from '../forms/person-fields.ts'
import type { FormField } from '../forms/types.ts'
import { AUTHORIZATION_OPTIONS, EXPERIENCE_OPTIONS, NOTICE_OPTIONS, TEXT_LIMITS } from '../limits.ts'

const toOptions = <Value extends string>(values: readonly Value[], toLabel: (value: Value) => string) =>
  values.map((value) => ({ value, label: toLabel(value) }))

/** Turns "work-visa" into "Work visa". */
const toWords = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')

const line = (name: string, label: string): FormField => ({ name, kind: 'text', label, max: TEXT_LIMITS.line })

const area = (name: string, label: string, hint: string): FormField => ({
  name,
  kind: 'area',
  label,
  hint,
  max: TEXT_LIMITS.long,
  spellCheck: true,
})

const file = (name: string, label: string, required: string): FormField => ({
  name,
  kind: 'file',
  label,
  hint: 'PDF, DOC or DOCX, 5MB at most.',
  required,
})

const profile = (name: string, site: string, example: string, host?: string): FormField => ({
  name,
  kind: 'url',
  label: `${site} URL`,
  hint: `For example ${example}`,
  invalid: `Enter the address of your ${site} page, like https://${example}`,
  max: TEXT_LIMITS.url,
  inputMode: 'url',
  spellCheck: false,
  ...(host && { site: host }),
})

const personal: FormField[] = [
  personFields.name,
  personFields.lastName,
  { ...personFields.email, hint: 'We reply to this address.' },
  {
    ...personFields.phone,
    hint: applicationForm.phoneHint,
    required: 'Enter your phone number',
  },
  {
    ...line('address', 'Location'),
    hint: 'City and country.',
    required: 'Enter the city and country you live in',
    autoComplete: 'address-level2',
  },
  profile('linkedinLink', 'LinkedIn', 'linkedin.com/in/your-name', 'linkedin.com'),
  profile('githubLink', 'GitHub', 'github.com/your-name', 'github.com'),
  // Browsers autofill one home page, and it is neither of the two above.
  { ...profile('portfolioLink', 'Portfolio', 'your-name.example'), autoComplete: 'url' },
]

const professional: FormField[] = [
  { ...line('currentPosition', 'Current position'), autoComplete: 'organization-title' },
  { ...line('currentCompany', 'Current company'), autoComplete: 'organization' },
  {
    name: 'totalExperience',
    kind: 'select',
    label: 'Total experience',
    blank: 'Choose',
    required: 'Choose how many years you have worked',
    options: toOptions(EXPERIENCE_OPTIONS, (value) => `${value} years`),
  },
  { ...line('expectedSalary', 'Expected salary'), hint: 'With currency and period, in your own words.' },
  {
    name: 'noticePeriod',
    kind: 'select',
    label: 'Notice period',
    blank: 'No answer',
    options: toOptions(NOTICE_OPTIONS, toWords),
  },
  {
    name: 'availableToStart',
    kind: 'date',
    label: 'Available to start',
    hint: 'The first day you could work here, like 31/1/2027 or 31 January 2027.',
    invalid: 'Enter a day, like 31/1/2027, 31 January or “in 2 weeks”',
    isFuture: true,
  },
  {
    name: 'workAuthorization',
    kind: 'select',
    label: 'Work authorization',
    hint: 'For the country this position is in.',
    blank: 'No answer',
    options: toOptions(AUTHORIZATION_OPTIONS, toWords),
  },
]

const letter: FormField[] = [
  {
    ...area('whyInterested', 'Why are you interested in this position?', 'A few sentences are enough.'),
    required: 'Say why you are interested in this position',
  },
  {
    ...area(
      'relevantExperience',
      'Relevant experience',
      'Work you have done that resembles what this position asks for.',
    ),
    required: 'Describe the experience that fits this position',
  },
  area('coverLetter', 'Cover letter text', 'Only if you want to add to the file of the next step.'),
]

const files: FormField[] = [
  { name: 'skills', kind: 'skills', label: 'Skills', hint: 'Separate several with commas.', max: TEXT_LIMITS.long },
  file('resume', 'Resume', 'Resume is required!'),
  file('coverLetterFile', 'Cover letter', 'Cover letter required!'),
]

const additional: FormField[] = [
  area('message', 'Notes', 'Anything else we should know.'),
  {
    name: 'privacyConsent',
    kind: 'checkbox',
    label: 'I agree that my data is used to decide on this application.',
    links: [{ label: 'Privacy Policy', href: formRoutes.privacy }],
    required: 'Tick the box to let us read your application',
  },
  { name: 'communicationConsent', kind: 'checkbox', label: 'You may write to me about other positions.' },
]

/** The questions of each step, in order. */
export const stepFields = { personal, professional, letter, files, additional }
