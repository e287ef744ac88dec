import { getApplication } from '@/lib/applications/read-applications'
import { sendFile } from '@/lib/db/files/send-file'
import { studioRead } from '@/lib/studio/route-handlers'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Sends the resume or the cover letter of an application. */
export const GET = studioRead('applications', async ({ db, files, params }) => {
  const { reference, file } = params
  const found = await getApplication(db, files, reference)
  if (found?.resume && file === 'resume') return sendFile(files, found.resume, `${reference}-resume`)
  if (found?.coverLetter && file === 'cover-letter')
    return sendFile(files, found.coverLetter, `${reference}-cover-letter`)
  throw new StudioFailure('missing')
})
