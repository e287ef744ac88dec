import { getApplicationPage } from '@/lib/backend/own/inbox'
import { record } from '@/lib/studio/audit'
import { toStudioRow, writeCsv } from '@/lib/studio/export'
import { StudioFailure } from '@/lib/studio/failure'
import { filterSchema } from '@/lib/studio/filter'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendCsv } from '@/lib/studio/send-file'

// Without the search: no address may hold a candidate's name.
const schema = filterSchema.omit({ words: true })

/** All applications of a state, of a job, or of both, for a spreadsheet. */
export const GET = studioRead('applications', async ({ request, db, files, session }) => {
  const filter = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!filter.success) throw new StudioFailure('unreadable')
  await record(db, session, 'export', 'applications')
  const parts = writeCsv((page) => getApplicationPage(db, files, { ...filter.data, ...page }), toStudioRow)
  return sendCsv(parts, 'applications')
})
