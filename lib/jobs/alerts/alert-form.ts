import 'server-only'
import { jobAlerts } from '../../../content/job-alerts.ts'
import { getEmbeddedBackend } from '../../backend/index.ts'
import { getEnv, sendsMail } from '../../env.ts'
import { FormFailure } from '../../forms/form-failure.ts'
import { toSentence } from '../../forms/form-problems.ts'
import type { FormDefinition } from '../../forms/handle-form.ts'
import { personFields } from '../../forms/person-fields.ts'
import type { FormField, FormValues } from '../../forms/types.ts'
import { validateFields } from '../../forms/validate.ts'
import { TEXT_LIMITS } from '../../limits.ts'
import { lists } from '../../listing/lists.ts'
import { toSearch } from '../../listing/query.ts'
import { routes } from '../../routes.ts'
import { requestAlert } from './alerts.ts'

const { form: copy } = jobAlerts

/** Returns the questions of a job alert, with the departments of the moment. */
const getFields = (): readonly FormField[] => [
  {
    name: 'department',
    kind: 'select',
    label: copy.department,
    options: lists.departments,
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

const toWords = ({ words = '' }: FormValues) => words.replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMITS.words)

/** The form of a job alert. With errors, it comes back on the list that offered it. */
export const jobAlertForm: FormDefinition = {
  form: 'jobAlert',
  action: routes.api.jobAlert,
  get fields() {
    return getFields()
  },
  fileFields: [],
  getPagePath: (values) => routes.careers + toSearch({ search: toWords(values), category: values.department ?? '' }),
  async send({ values }, _, { signals = [] }) {
    const embedded = getEmbeddedBackend()
    const env = getEnv()
    if (!embedded || !sendsMail(env)) throw new FormFailure('refused', { detail: toSentence('unsupported') })
    const errors = validateFields(getFields(), values)
    if (Object.keys(errors).length > 0) throw new FormFailure('invalid', { errors })
    const criteria = {
      email: (values.email ?? '').trim(),
      department: values.department ?? '',
      words: toWords(values),
      often: values.often === 'at-once' ? ('at-once' as const) : ('weekly' as const),
      signals: signals.join(' '),
    }
    await embedded.use('job alert', (db) => requestAlert(db, criteria, env.SITE_URL))
    return { message: jobAlerts.message, reference: null, location: routes.jobAlert('asked') }
  },
}
