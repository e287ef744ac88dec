import { duplicateJob, toJobSubject } from '@/lib/studio/edit-jobs'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('jobs', nothing, async ({ db, params: { id }, record }) => {
  const job = await duplicateJob(db, id)
  await record('add', toJobSubject(job.id))
  return job
})
