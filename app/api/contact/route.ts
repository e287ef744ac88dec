import { errorMarkup } from '@/components/form/markup/error-markup'
import * as backend from '@/lib/backend/send-submission'
import { contactForm } from '@/lib/contact/contact-form'
import { handleForm } from '@/lib/forms/handle-form'

export * from '@/lib/forms/refuse'

export const POST = (request: Request) => handleForm(request, contactForm, { backend, markup: errorMarkup })
