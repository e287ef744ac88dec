import { z } from 'zod'
import { MESSAGE_STATES } from '@/lib/backend/contract'
import { record } from '@/lib/studio/audit'
import { ERASURE_SCOPES, eraseScope } from '@/lib/studio/erasure'
import { StudioFailure } from '@/lib/studio/failure'
import { setMessageState } from '@/lib/studio/messages'
import { studioAsk, studioChange } from '@/lib/studio/route-handlers'

const stateSchema = z.object({ state: z.enum(MESSAGE_STATES) })
const erasureSchema = z.object({ scope: z.enum(ERASURE_SCOPES) })

/** Marks a message as done, or opens it again. */
export const PUT = studioChange('messages', stateSchema, async (change) => {
  const { reference } = change.params
  if (!(await setMessageState(change.db, reference, change.input.state))) throw new StudioFailure('missing')
  await change.record('mark', `message ${reference} as ${change.input.state}`)
})

/** Erases a message, or everything of its sender, for good. */
export const DELETE = studioAsk('messages', erasureSchema, (call) => {
  const { reference } = call.params
  const { scope } = call.input
  const subject = `message ${reference}${scope === 'person' ? ' and all else of its sender' : ''}`
  return eraseScope(call.db, call.files, {
    ...{ table: 'messages', reference, role: call.session.role, scope },
    record: (db) => record(db, call.session, 'erase', subject),
  })
})
