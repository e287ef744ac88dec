import { z } from 'zod'
import { MESSAGE_STATES } from '@/lib/backend/contract'
import { eraseFrom } from '@/lib/studio/erasure'
import { setMessageState } from '@/lib/studio/messages'
import { studioChange } from '@/lib/studio/route-handlers'

const schema = z.object({ state: z.enum(MESSAGE_STATES) })

/** Marks a message as done, or reopens it. */
export const PUT = studioChange('messages', schema, async ({ db, params: { reference }, input, record }) => {
  await setMessageState(db, reference, input.state)
  await record('mark', `message ${reference} as ${input.state}`)
})

export const DELETE = eraseFrom('messages')
