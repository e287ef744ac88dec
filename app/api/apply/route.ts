import { faultMarkup } from '@/components/form/markup/fault-markup'
import { applyForm } from '@/lib/application/apply-form'
import * as backend from '@/lib/backend/submissions'
import { handleForm, refuseMethod } from '@/lib/forms/handle-form'

export const POST = (request: Request) => handleForm(request, applyForm, { backend, markup: faultMarkup })

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
}
