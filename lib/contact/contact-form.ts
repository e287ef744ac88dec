import 'server-only'
import { type ContactMessage, contactSchema, parseSubmission } from '../backend/contract.ts'
import { FormFailure } from '../forms/form-failure.ts'
import type { FormDefinition } from '../forms/handle-form.ts'
import type { Sent } from '../forms/respond.ts'
import type { FormValues } from '../forms/types.ts'
import { validateFields } from '../forms/validate.ts'
import { routes } from '../routes.ts'
import { contactFields, SENT_MESSAGE, withAbout } from './fields.ts'

/**
 * Converts the answers into the contract's message, without fields that the contract does not have. Throws BackendError
 * `refused`.
 */
export const toContactMessage = (values: FormValues): ContactMessage =>
  parseSubmission(contactSchema, { ...withAbout(values), agree: values.agree === 'yes' })

/** The contact form. */
export const contactForm: FormDefinition = {
  form: 'contact',
  action: routes.api.contact,
  fields: contactFields,
  fileFields: [],
  getPagePath: () => routes.contact,
  async send({ values }, backend, context) {
    const errors = validateFields(contactFields, withAbout(values))
    if (Object.keys(errors).length > 0) throw new FormFailure('invalid', { errors })
    const { message, reference, isHeld } = await backend.sendContact(toContactMessage(values), context)
    const sent: Sent = { message: message || SENT_MESSAGE, reference, location: routes.contactSent(reference, isHeld) }
    if (isHeld) sent.note = message
    return sent
  },
}
