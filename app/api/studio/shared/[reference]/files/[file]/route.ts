import { findShared } from '@/lib/studio/guests'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendApplicationFile } from '@/lib/studio/send-application-file'

/** Sends a guest the resume or the cover letter of an application. */
export const GET = studioRead('shared', async (call) =>
  sendApplicationFile(call, await findShared(call.db, call.files, call.session, call.params.reference)),
)
