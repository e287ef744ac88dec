import { z } from 'zod'
import { MESSAGE_STATES } from '@/lib/backend/contract'
import { countMessages, listMessages } from '@/lib/studio/messages'
import { studioAsk } from '@/lib/studio/route-handlers'

const schema = z.object({ state: z.enum(MESSAGE_STATES).optional(), after: z.string().max(2_000).optional() })

/** Responds with a page of the messages, and the numbers of open and done ones. */
export const POST = studioAsk('messages', schema, async ({ db, input }) => ({
  ...(await listMessages(db, input)),
  counts: await countMessages(db),
}))
