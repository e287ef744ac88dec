import { discardJobChanges, isStillSaving, keepJobChanges, toJobSubject } from '@/lib/studio/edit-jobs'
import { jobChangesSchema } from '@/lib/studio/job-input'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

/** Keeps changes while a person types (If-Match). Visitors see them when the job is saved. */
export const PUT = studioChange(
  'jobs',
  jobChangesSchema,
  async ({ db, params: { id }, input, record, readVersion, session }) => {
    const job = await keepJobChanges(db, id, readVersion(), input)
    if (!(await isStillSaving(db, id, session.name))) await record('save', toJobSubject(id))
    return job
  },
)

/** Discards the changes that visitors do not see (If-Match). */
export const DELETE = studioChange('jobs', nothing, async ({ db, params: { id }, record, readVersion }) => {
  const job = await discardJobChanges(db, id, readVersion())
  await record('save', toJobSubject(id))
  return job
})
