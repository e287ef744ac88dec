import { z } from 'zod'
import { APPLICATION_STATES } from '@/lib/backend/contract'
import { readApplication, setApplicationState } from '@/lib/studio/applications'
import { eraseFrom } from '@/lib/studio/erasure'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

const schema = z.object({ state: z.enum(APPLICATION_STATES) })

export const GET = studioRead('applications', ({ db, files, params }) => readApplication(db, files, params.reference))

export const PUT = studioChange('applications', schema, async ({ db, params: { reference }, input, record }) => {
  await setApplicationState(db, reference, input.state)
  await record('move', `application ${reference} to ${input.state}`)
})

export const DELETE = eraseFrom('applications')
