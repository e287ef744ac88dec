import { z } from 'zod'
import { APPLICATION_STATES } from '@/lib/backend/contract'
import { readApplication, setApplicationState } from '@/lib/studio/applications'
import { takeBackMail } from '@/lib/studio/candidate-mails'
import { eraseFrom } from '@/lib/studio/erasure'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

const state = z.enum(APPLICATION_STATES)
// `from` is the state that the person saw before the change; `mail` is cancelled with it.
const schema = z.object({ state, from: state.optional(), mail: z.string().optional() })

export const GET = studioRead('applications', ({ db, files, params }) => readApplication(db, files, params.reference))

export const PUT = studioChange('applications', schema, async ({ db, params: { reference }, input, record }) => {
  const moved = await setApplicationState(db, reference, input.state, { from: input.from })
  if (input.mail) {
    await takeBackMail(db, reference, input.mail)
    await record('take back a mail to', `application ${reference}`)
  }
  await record('move', `application ${reference} to ${input.state}`)
  return moved
})

export const DELETE = eraseFrom('applications')
