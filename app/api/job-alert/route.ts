import { faultMarkup } from '@/components/form/markup/fault-markup'
import * as backend from '@/lib/backend/submissions'
import { handleForm } from '@/lib/forms/handle-form'
import { jobAlertForm } from '@/lib/job-alerts/alert-form'

export * from '@/lib/forms/refuse'

export const POST = (request: Request) => handleForm(request, jobAlertForm, { backend, markup: faultMarkup })
