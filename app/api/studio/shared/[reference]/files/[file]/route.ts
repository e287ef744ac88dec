import { record } from '@/lib/db/audit'
import { sendFile } from '@/lib/db/files/send-file'
import { findShared } from '@/lib/studio/guests'
import { studioRead } from '@/lib/studio/route-handlers'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Sends a guest the resume or the cover letter of an application. */
export const GET = studioRead('shared', async ({ db, files, session, params: { reference, file } }) => {
  const found = await findShared(db, files, session, reference)
  const chosen = file === 'resume' ? found.resume : file === 'cover-letter' && found.coverLetter
  if (!chosen) throw new StudioFailure('missing')
  await record(db, session, 'open a file of', `application ${reference}`)
  return sendFile(files, chosen, `${reference}-${file}`)
})
