import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { toStudyDraft } from '@/lib/studio/studies/edit-study'
import { unpublishStudy } from '@/lib/studio/studies/publish-study'

export const POST = studioChange('content', nothing, async ({ db, params: { id }, record, readVersion }) => {
  await record('unpublish', `study ${id}`)
  return toStudyDraft(await unpublishStudy(db, id, readVersion()))
})
