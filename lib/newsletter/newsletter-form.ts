import 'server-only'
import { toSubscribed } from '../../content/newsletter.ts'
import { getEnv, sendsMail } from '../env.ts'
import { FormFailure } from '../forms/form-failure.ts'
import type { FormDefinition } from '../forms/handle-form.ts'
import { validateFields } from '../forms/validate.ts'
import { routes } from '../routes.ts'
import { newsletterFields } from './fields.ts'

/** The newsletter's form. */
export const newsletterForm: FormDefinition = {
  form: 'newsletter',
  action: routes.api.newsletter,
  fields: newsletterFields,
  fileFields: [],
  getPagePath: () => routes.newsletter,
  async send({ values }, backend, context) {
    const errors = validateFields(newsletterFields, values)
    if (Object.keys(errors).length > 0) throw new FormFailure('invalid', { errors })
    const { message, reference, isHeld } = await backend.subscribe((values.email ?? '').trim(), context)
    if (isHeld) return { message, reference, location: routes.newsletterReceived }
    const env = getEnv()
    if (sendsMail(env)) return { message, reference: null, location: routes.newsletterAsked }
    const told = message || 'You are subscribed.'
    // Another backend may send issues, and says so itself.
    const all = env.BACKEND_URL ? told : `${told} ${toSubscribed()}`
    return { message: all, reference: null, location: routes.newsletterSubscribed }
  },
}
