import { faultMarkup } from '@/components/form/markup/fault-markup'
import { applyForm } from '@/lib/application/apply-form'
import { getBackend } from '@/lib/backend'
import { handleForm, refuseMethod } from '@/lib/forms/handle-form'

export const POST = (request: Request) => handleForm(request, applyForm, { backend: getBackend(), markup: faultMarkup })

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
}
