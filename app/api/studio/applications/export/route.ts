import type { StoredApplication } from '@/lib/applications/read-applications'
import { filterSchema } from '@/lib/studio/filter'
import { getApplicationPage } from '@/lib/studio/inbox'
import { toExportRow } from '@/lib/studio/inbox-rows'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendList } from '@/lib/studio/send-list'
import { StudioFailure } from '@/lib/studio/studio-problem'

// The search is not included, because no address may contain a candidate's name.
const schema = filterSchema.omit({ words: true })

/** Returns an application without the paths of its files on the server. */
function toRow(application: StoredApplication): Record<string, unknown> {
  const { resumeFilePath, coverLetterFilePath, ...row } = toExportRow(application)
  return row
}

export const GET = studioRead('applications', (call) => {
  const filter = schema.safeParse(Object.fromEntries(new URL(call.request.url).searchParams))
  if (!filter.success) throw new StudioFailure('unreadable')
  return sendList(call, 'applications', async (page) => {
    const { rows, next } = await getApplicationPage(call.db, call.files, { ...filter.data, ...page })
    return { rows: rows.map(toRow), next }
  })
})
