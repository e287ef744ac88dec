import { getStudioJob, isStillSaving, removeJob, saveJob, toJobSubject } from '@/lib/studio/edit-jobs'
import { jobSchema } from '@/lib/studio/job-input'
import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('jobs', async ({ db, params: { id } }) => getStudioJob(db, id))

const MOVED = { draft: 'unpublish', open: 'publish', closed: 'close' } as const

/** Saves a job (If-Match), and publishes, closes or reopens it. */
export const PUT = studioChange(
  'jobs',
  jobSchema,
  async ({ db, params: { id }, input, record, readVersion, session }) => {
    const { status } = await getStudioJob(db, id)
    const job = await saveJob(db, id, readVersion(), input)
    const isSame = (status === 'closing' ? 'open' : status) === input.state
    const isRepeated = isSame && input.state === 'draft' && (await isStillSaving(db, id, session.name))
    const isShown = isSame && input.state !== 'open'
    if (!isRepeated) await record(isShown ? 'save' : MOVED[input.state], toJobSubject(id))
    return job
  },
)

export const DELETE = studioChange('jobs', nothing, async ({ db, params: { id }, record }) => {
  await removeJob(db, id)
  await record('delete', toJobSubject(id))
})
