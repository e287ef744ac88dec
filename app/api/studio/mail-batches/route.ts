import { batchEndSchema, batchSchema, sendBatch, takeBackBatch } from '@/lib/studio/mail-batches'
import { studioChange } from '@/lib/studio/route-handlers'

const toSubject = (count: number) => (count === 1 ? 'one application' : `${count} applications`)

/** Writes to several candidates, and moves their applications. A repeated call changes nothing. */
export const POST = studioChange('applications', batchSchema, async ({ db, input, session, record }) => {
  const { isNew, ...result } = await sendBatch(db, { ...input, by: session.name })
  if (isNew) await record('write to', toSubject(result.sent.length))
  return result
})

/** Cancels what was not sent yet. */
export const DELETE = studioChange('applications', batchEndSchema, async ({ db, input, record }) => {
  const result = await takeBackBatch(db, input)
  if (result.left.length > 0) await record('take back a mail to', toSubject(result.left.length))
  return result
})
