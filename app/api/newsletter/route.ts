import { faultMarkup } from '@/components/form/markup/fault-markup'
import * as backend from '@/lib/backend/submissions'
import { handleForm, refuseMethod } from '@/lib/forms/handle-form'
import { newsletterForm } from '@/lib/newsletter/newsletter-form'

export const POST = (request: Request) => handleForm(request, newsletterForm, { backend, markup: faultMarkup })

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
}
