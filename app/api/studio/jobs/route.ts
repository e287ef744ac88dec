import { addJob, getEmptyForm, listJobs, toJobSubject } from '@/lib/studio/edit-jobs'
import { jobSchema } from '@/lib/studio/job-input'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

/** Responds with all jobs, and the form of a new one. */
export const GET = studioRead('jobs', async ({ db }) => ({ jobs: await listJobs(db), empty: await getEmptyForm(db) }))

export const POST = studioChange('jobs', jobSchema, async ({ db, input, record }) => {
  const job = await addJob(db, input)
  await record(input.state === 'open' ? 'publish' : 'add', toJobSubject(job.id))
  return job
})
