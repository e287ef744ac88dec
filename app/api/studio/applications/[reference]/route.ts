import { z } from 'zod'
import { APPLICATION_STATES } from '@/lib/backend/contract'
import { readApplication, setApplicationState } from '@/lib/studio/applications'
import { eraseFrom } from '@/lib/studio/erasure'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

const state = z.enum(APPLICATION_STATES)
// `from` is the state that the person saw before the change.
const schema = z.object({ state, from: state.optional() })

export const GET = studioRead('applications', ({ db, files, params }) => readApplication(db, files, params.reference))

export const PUT = studioChange('applications', schema, async ({ db, params: { reference }, input, record }) => {
  const moved = await setApplicationState(db, reference, input.state, { from: input.from })
  await record('move', `application ${reference} to ${input.state}`)
  return moved
})

export const DELETE = eraseFrom('applications')
