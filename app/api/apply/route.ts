import { errorMarkup } from '@/components/form/markup/error-markup'
import { applyForm } from '@/lib/applications/apply-form'
import * as backend from '@/lib/backend/send-submission'
import { handleForm } from '@/lib/forms/handle-form'

export * from '@/lib/forms/refuse'

export const POST = (request: Request) => handleForm(request, applyForm, { backend, markup: errorMarkup })
