import { sendFile } from '@/lib/db/files/send-file'
import { findShared } from '@/lib/studio/guests'
import { studioRead } from '@/lib/studio/route-handlers'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Sends a guest the resume or the cover letter of an application. */
export const GET = studioRead('shared', async ({ db, files, session, params: { reference, file } }) => {
  const found = await findShared(db, files, session, reference)
  if (found.resume && file === 'resume') return sendFile(files, found.resume, `${reference}-resume`)
  if (found.coverLetter && file === 'cover-letter')
    return sendFile(files, found.coverLetter, `${reference}-cover-letter`)
  throw new StudioFailure('missing')
})
