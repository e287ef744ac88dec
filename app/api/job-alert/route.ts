import { errorMarkup } from '@/components/form/markup/error-markup'
import * as backend from '@/lib/backend/send-submission'
import { handleForm } from '@/lib/forms/handle-form'
import { jobAlertForm } from '@/lib/jobs/alerts/alert-form'

export * from '@/lib/forms/refuse'

export const POST = (request: Request) => handleForm(request, jobAlertForm, { backend, markup: errorMarkup })
