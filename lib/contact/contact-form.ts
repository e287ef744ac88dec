import 'server-only'
import { type ContactMessage, contactSchema } from '../backend/contract.ts'
import { FormFailure } from '../forms/form-failure.ts'
import type { FormDefinition } from '../forms/handle-form.ts'
import type { FormValues } from '../forms/types.ts'
import { validateFields } from '../forms/validate.ts'
import { routes } from '../routes.ts'
import { contactFields, SENT_MESSAGE, withAbout } from './fields.ts'

/** Reshapes a checked form into the backend's contact message; unknown fields are dropped. */
export const toContactMessage = (values: FormValues): ContactMessage =>
  contactSchema.parse({ ...withAbout(values), agree: values.agree === 'yes' })

/** Checks the contact form and sends it to the backend. */
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
    return {
      ...{ message: message || SENT_MESSAGE, reference, ...(isHeld && { note: message }) },
      location: routes.contactSent(reference, isHeld),
    }
  },
}
