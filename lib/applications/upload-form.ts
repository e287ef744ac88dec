import 'server-only'
import type { SendContext } from '../backend/contract.ts'
import { FormFailure } from '../forms/form-failure.ts'
import type { FormDefinition, Receiver } from '../forms/handle-form.ts'
import { routes } from '../routes.ts'
import { signLink } from '../security/signed-link.ts'
import type { CheckedFile } from '../uploads/checked-file.ts'
import { FILE_FIELDS, type FileFieldName } from './steps.ts'

/** Stores a file with the backend and returns the signed link that a browser may post back for this field. */
export async function sendFile(
  file: CheckedFile,
  field: FileFieldName,
  backend: Receiver,
  context: SendContext,
): Promise<string> {
  const key = context.idempotencyKey && `${context.idempotencyKey}.${field}`
  const link = await backend.sendFile(file, { ...context, ...(key && { idempotencyKey: key }) })
  return signLink({ link, field, name: file.name })
}

/** The form that sends one file ahead of an application. The part's name tells which of the two files it is. */
export const uploadForm: FormDefinition = {
  form: 'upload',
  action: routes.api.upload,
  fields: [],
  fileFields: FILE_FIELDS,
  getPagePath: () => routes.careers,
  async send({ files, fileErrors }, backend, context) {
    const [error] = Object.values(fileErrors)
    if (error) throw error
    const field = FILE_FIELDS.find((name) => files[name])
    const file = field && files[field]
    if (!field || !file || Object.keys(files).length > 1) {
      throw new FormFailure('malformed', { detail: `Send one file, in a part named ${FILE_FIELDS.join(' or ')}.` })
    }
    const link = await sendFile(file, field, backend, context)
    return { message: 'The file has arrived.', reference: null, location: routes.careers, link, name: file.name }
  },
}
