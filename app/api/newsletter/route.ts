import { errorMarkup } from '@/components/form/markup/error-markup'
import * as backend from '@/lib/backend/send-submission'
import { handleForm } from '@/lib/forms/handle-form'
import { newsletterForm } from '@/lib/newsletter/newsletter-form'

export * from '@/lib/forms/refuse'

export const POST = (request: Request) => handleForm(request, newsletterForm, { backend, markup: errorMarkup })
