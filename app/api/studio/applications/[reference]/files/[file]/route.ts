import { getApplication } from '@/lib/studio/inbox'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendFile } from '@/lib/studio/send-file'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Sends the resume or the cover letter of an application. */
export const GET = studioRead('applications', async ({ db, files, params }) => {
  const { reference, file } = params
  const found = await getApplication(db, files, reference)
  if (found && file === 'resume') return sendFile(files, found.resume, `${reference}-resume`)
  if (found && file === 'cover-letter') return sendFile(files, found.coverLetter, `${reference}-cover-letter`)
  throw new StudioFailure('missing')
})
