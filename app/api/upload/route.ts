import { errorMarkup } from '@/components/form/markup/error-markup'
import { uploadForm } from '@/lib/applications/upload-form'
import * as backend from '@/lib/backend/send-submission'
import { handleForm } from '@/lib/forms/handle-form'

export * from '@/lib/forms/refuse'

export const POST = (request: Request) => handleForm(request, uploadForm, { backend, markup: errorMarkup })
