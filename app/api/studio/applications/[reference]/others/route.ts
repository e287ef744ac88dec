import { listOtherApplications } from '@/lib/studio/other-applications'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with the other applications of the same person. */
export const GET = studioRead('applications', async ({ db, params }) => ({
  others: await listOtherApplications(db, params.reference),
}))
