import { departments } from '../../../content/departments.ts'
import { jobAlerts } from '../../../content/job-alerts.ts'
import { personFields } from '../../forms/person-fields.ts'
import type { FormField } from '../../forms/types.ts'
import { TEXT_LIMITS } from '../../limits.ts'

const { form: copy } = jobAlerts

/** The questions of a job alert. */
export const jobAlertFields: readonly FormField[] = [
  {
    name: 'department',
    kind: 'select',
    label: copy.department,
    options: departments.filter(({ value }) => value),
    blank: copy.all,
  },
  { name: 'words', kind: 'text', label: copy.words, hint: copy.wordsHint, max: TEXT_LIMITS.words },
  {
    name: 'often',
    kind: 'select',
    label: copy.often,
    options: copy.frequencies,
    required: 'Choose how often we may write',
  },
  { ...personFields.email, label: copy.email },
]
