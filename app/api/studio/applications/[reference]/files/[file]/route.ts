import { getApplication } from '@/lib/applications/read-applications'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendApplicationFile } from '@/lib/studio/send-application-file'

/** Sends the resume or the cover letter of an application. */
export const GET = studioRead('applications', async (call) =>
  sendApplicationFile(call, await getApplication(call.db, call.files, call.params.reference)),
)
