import { getApplication } from '@/lib/applications/read-applications'
import { record } from '@/lib/db/audit'
import { sendFile } from '@/lib/db/files/send-file'
import { studioRead } from '@/lib/studio/route-handlers'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Sends the resume or the cover letter of an application. */
export const GET = studioRead('applications', async ({ db, files, session, params }) => {
  const { reference, file } = params
  const found = await getApplication(db, files, reference)
  const chosen = file === 'resume' ? found?.resume : file === 'cover-letter' && found?.coverLetter
  if (!chosen) throw new StudioFailure('missing')
  await record(db, session, 'open a file of', `application ${reference}`)
  return sendFile(files, chosen, `${reference}-${file}`)
})
