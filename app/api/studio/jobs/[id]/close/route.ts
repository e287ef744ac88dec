import { closeJob, toJobSubject } from '@/lib/studio/edit-jobs'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('jobs', nothing, async ({ db, params: { id }, record }) => {
  const job = await closeJob(db, id)
  await record('close', toJobSubject(job.id))
  return job
})
