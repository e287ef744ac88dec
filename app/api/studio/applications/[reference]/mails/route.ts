import { mailSchema, readApplicationMails, sendCandidateMail } from '@/lib/studio/candidate-mails'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('applications', ({ db, params }) => readApplicationMails(db, params.reference))

/** Writes to a candidate, and changes the state if the call has a new one. */
export const POST = studioChange('applications', mailSchema, async (change) => {
  const { db, params, input, session, record } = change
  const { reference } = params
  const { isNew, moved } = await sendCandidateMail(db, reference, { ...input, by: session.name })
  if (moved) await record('move', `application ${reference} to ${moved.state}`)
  if (isNew) await record('write to', `application ${reference}`)
  return { moved }
})
