import { respondCalendar } from '@/lib/applications/interview-link'
import { readCompanyCalendar } from '@/lib/studio/interviews'
import { studioRead } from '@/lib/studio/route-handlers'

/** Sends an interview whose time is fixed as a calendar file. */
export const GET = studioRead('applications', async ({ db, params: { reference, id } }) =>
  respondCalendar(await readCompanyCalendar(db, reference, id)),
)
