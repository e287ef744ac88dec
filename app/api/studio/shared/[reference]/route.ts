import { readShared } from '@/lib/studio/guests'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with an application that a guest may see. */
export const GET = studioRead('shared', ({ db, files, session, params }) =>
  readShared(db, files, session, params.reference),
)
