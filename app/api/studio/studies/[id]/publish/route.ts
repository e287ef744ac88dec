import { z } from 'zod'
import { studioChange } from '@/lib/studio/route-handlers'
import { toStudyDraft } from '@/lib/studio/studies/edit-study'
import { publishStudy, scheduleStudy } from '@/lib/studio/studies/publish-study'

const schema = z.object({ publishAt: z.iso.datetime('must be a time').optional() })

/** Publishes the version in If-Match, now or at a later time. */
export const POST = studioChange('content', schema, async ({ db, params: { id }, input, record, readVersion }) => {
  const { publishAt } = input
  const base = readVersion()
  await record(publishAt ? `schedule for ${publishAt}` : 'publish', `study ${id}`)
  const study = publishAt ? await scheduleStudy(db, id, base, new Date(publishAt)) : await publishStudy(db, id, base)
  return toStudyDraft(study)
})
