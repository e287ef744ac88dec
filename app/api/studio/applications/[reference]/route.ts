import { z } from 'zod'
import { APPLICATION_STATES } from '@/lib/backend/contract'
import { readApplication, setApplicationState } from '@/lib/studio/applications'
import { record } from '@/lib/studio/audit'
import { ERASURE_SCOPES, eraseScope } from '@/lib/studio/erasure'
import { StudioFailure } from '@/lib/studio/failure'
import { studioAsk, studioChange, studioRead } from '@/lib/studio/route-handlers'

const stateSchema = z.object({ state: z.enum(APPLICATION_STATES) })
const erasureSchema = z.object({ scope: z.enum(ERASURE_SCOPES) })

/** One application in full. */
export const GET = studioRead('applications', async ({ db, files, params }) => {
  const found = await readApplication(db, files, params.reference)
  if (!found) throw new StudioFailure('missing')
  return found
})

/** Moves an application to another state. */
export const PUT = studioChange('applications', stateSchema, async (change) => {
  const { reference } = change.params
  if (!(await setApplicationState(change.db, reference, change.input.state))) throw new StudioFailure('missing')
  await change.record('move', `application ${reference} to ${change.input.state}`)
})

/** Erases an application, or everything of its sender, for good. */
export const DELETE = studioAsk('applications', erasureSchema, (call) => {
  const { reference } = call.params
  const { scope } = call.input
  const subject = `application ${reference}${scope === 'person' ? ' and all else of its sender' : ''}`
  return eraseScope(call.db, call.files, {
    ...{ table: 'applications', reference, role: call.session.role, scope },
    record: (db) => record(db, call.session, 'erase', subject),
  })
})
