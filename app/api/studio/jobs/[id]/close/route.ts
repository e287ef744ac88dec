import { closeSchema, decideAndClose, readJobClosing } from '@/lib/studio/close-job'
import { toJobSubject } from '@/lib/studio/edit-jobs'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

/** Responds with the candidates who have no outcome yet. */
export const GET = studioRead('jobs', ({ db, params: { id } }) => readJobClosing(db, id))

/** Declines applications, and closes the job unless it stays open for the others. */
export const POST = studioChange('jobs', closeSchema, async ({ db, params: { id }, input, session, record }) => {
  const job = await decideAndClose(db, id, {
    ...input,
    by: session.name,
    onDeclined: (reference) => record('move', `application ${reference} to declined`),
  })
  if (!input.keepsOpen) await record('close', toJobSubject(job.id))
  return job
})
