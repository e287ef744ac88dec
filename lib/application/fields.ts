import { personFields } from '../forms/person-fields.ts'
import type { FormField } from '../forms/types.ts'
import { AUTHORIZATION_OPTIONS, EXPERIENCE_OPTIONS, NOTICE_OPTIONS, TEXT_LIMITS } from '../limits.ts'
import { routes } from '../routes.ts'

const experienceLabels: Record<(typeof EXPERIENCE_OPTIONS)[number], string> = {
  '0-1': '0-1 years',
  '1-3': '1-3 years',
  '3-5': '3-5 years',
  '5-8': '5-8 years',
  '8-12': '8-12 years',
  '12+': '12+ years',
}
const noticeLabels: Record<(typeof NOTICE_OPTIONS)[number], string> = {
  immediate: 'Immediate',
  '2-weeks': '2 weeks',
  '1-month': '1 month',
  '2-months': '2 months',
  '3-months': '3 months',
}
const authorizationLabels: Record<(typeof AUTHORIZATION_OPTIONS)[number], string> = {
  citizen: 'Citizen',
  'permanent-resident': 'Permanent resident',
  'work-visa': 'Work visa',
  'require-sponsorship': 'Require sponsorship',
}

function toOptions<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

const profile = (name: string, site: string, example: string): FormField => ({
  name,
  kind: 'url',
  label: `${site} URL`,
  hint: `For example ${example}`,
  invalid: `Enter the address of your ${site} page, like https://${example}`,
  max: TEXT_LIMITS.url,
  inputMode: 'url',
  spellCheck: false,
})

const personal: FormField[] = [
  personFields.name,
  personFields.lastName,
  { ...personFields.email, hint: 'We reply to this address.' },
  {
    ...personFields.phone,
    hint: 'With the country code if it is outside Bangladesh.',
    required: 'Enter your phone number',
  },
  {
    name: 'address',
    kind: 'text',
    label: 'Location',
    hint: 'City and country.',
    required: 'Enter the city and country you live in',
    max: TEXT_LIMITS.line,
    autoComplete: 'address-level2',
  },
  profile('linkedinLink', 'LinkedIn', 'linkedin.com/in/your-name'),
  profile('githubLink', 'GitHub', 'github.com/your-name'),
  // Browsers know one home page of a person, which is neither of the two above.
  { ...profile('portfolioLink', 'Portfolio', 'your-name.example'), autoComplete: 'url' },
]

const professional: FormField[] = [
  {
    name: 'currentPosition',
    kind: 'text',
    label: 'Current position',
    max: TEXT_LIMITS.line,
    autoComplete: 'organization-title',
  },
  {
    name: 'currentCompany',
    kind: 'text',
    label: 'Current company',
    max: TEXT_LIMITS.line,
    autoComplete: 'organization',
  },
  {
    name: 'totalExperience',
    kind: 'select',
    label: 'Total experience',
    blank: 'Choose',
    required: 'Choose how many years you have worked',
    options: toOptions(EXPERIENCE_OPTIONS, experienceLabels),
  },
  {
    name: 'expectedSalary',
    kind: 'text',
    label: 'Expected salary',
    hint: 'With currency and period, in your own words.',
    max: TEXT_LIMITS.line,
  },
  {
    name: 'noticePeriod',
    kind: 'select',
    label: 'Notice period',
    blank: 'No answer',
    options: toOptions(NOTICE_OPTIONS, noticeLabels),
  },
  {
    name: 'availableToStart',
    kind: 'date',
    label: 'Available to start',
    hint: 'The first day you could work here, like 31/1/2027 or 31 January 2027.',
    invalid: 'Enter a day, like 31/1/2027 or 31 January 2027',
  },
  {
    name: 'workAuthorization',
    kind: 'select',
    label: 'Work authorization',
    hint: 'For the country this position is in.',
    blank: 'No answer',
    options: toOptions(AUTHORIZATION_OPTIONS, authorizationLabels),
  },
]

const letter: FormField[] = [
  {
    name: 'whyInterested',
    kind: 'area',
    label: 'Why are you interested in this position?',
    hint: 'A few sentences are enough.',
    required: 'Say why you are interested in this position',
    max: TEXT_LIMITS.long,
    spellCheck: true,
  },
  {
    name: 'relevantExperience',
    kind: 'area',
    label: 'Relevant experience',
    hint: 'Work you have done that resembles what this position asks for.',
    required: 'Describe the experience that fits this position',
    max: TEXT_LIMITS.long,
    spellCheck: true,
  },
  {
    name: 'coverLetter',
    kind: 'area',
    label: 'Cover letter text',
    hint: 'Only if you want to add to the file of the next step.',
    max: TEXT_LIMITS.long,
    spellCheck: true,
  },
]

const files: FormField[] = [
  { name: 'skills', kind: 'skills', label: 'Skills', hint: 'Separate several with commas.', max: TEXT_LIMITS.long },
  {
    name: 'resume',
    kind: 'file',
    label: 'Resume',
    hint: 'PDF, DOC or DOCX, 5MB at most.',
    required: 'Resume is required!',
  },
  {
    name: 'coverLetterFile',
    kind: 'file',
    label: 'Cover letter',
    hint: 'PDF, DOC or DOCX, 5MB at most.',
    required: 'Cover letter required!',
  },
]

const additional: FormField[] = [
  {
    name: 'message',
    kind: 'area',
    label: 'Notes',
    hint: 'Anything else we should know.',
    max: TEXT_LIMITS.long,
    spellCheck: true,
  },
  {
    name: 'privacyConsent',
    kind: 'checkbox',
    label: 'I agree that my data is used to decide on this application.',
    links: [{ label: 'Privacy Policy', href: routes.privacy }],
    required: 'Tick the box to let us read your application',
  },
  { name: 'communicationConsent', kind: 'checkbox', label: 'You may write to me about other positions.' },
]

/** The questions of each step, in order. */
export const stepFields = { personal, professional, letter, files, additional }
