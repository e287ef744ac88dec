import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { restoreStudy, toStudyDraft } from '@/lib/studio/studies/edit-study'

export const POST = studioChange('content', nothing, async ({ db, params, record }) => {
  await record('restore', `study ${params.id}`)
  return toStudyDraft(await restoreStudy(db, params.id))
})
