import 'server-only'
import { FormFailure } from '../forms/form-failure.ts'
import type { FormDefinition } from '../forms/handle-form.ts'
import { isPhone } from '../forms/phone.ts'
import { validateFields } from '../forms/validate.ts'
import { routes } from '../routes.ts'
import { contactFields } from './fields.ts'
import { toContactMessage } from './message.ts'
import { SENT_MESSAGE } from './sent-message.ts'

/** The contact form on its way to the backend. */
export const contactForm: FormDefinition = {
  form: 'contact',
  action: routes.api.contact,
  fields: contactFields,
  fileFields: [],
  getPagePath: () => routes.contact,
  async send({ values }, backend, context) {
    const errors = validateFields(contactFields, values, { tel: isPhone })
    if (Object.keys(errors).length > 0) throw new FormFailure('invalid', { errors })
    const { message, reference, isHeld } = await backend.sendContact(toContactMessage(values), context)
    return {
      ...{ message: message || SENT_MESSAGE, reference, ...(isHeld && { note: message }) },
      location: routes.contactSent(reference, isHeld),
    }
  },
}
