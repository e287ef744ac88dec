import { restoreJob, toJobSubject } from '@/lib/studio/edit-jobs'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('jobs', nothing, async ({ db, params: { id }, record }) => {
  await restoreJob(db, id)
  await record('put back', toJobSubject(id))
})
