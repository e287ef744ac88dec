import { z } from 'zod'
import { listShared } from '@/lib/studio/guests'
import { studioAsk } from '@/lib/studio/route-handlers'

const schema = z.object({ after: z.string().max(2_000).optional() })

/** Responds with a page of the applications that a guest may see. */
export const POST = studioAsk('shared', schema, ({ db, session, input }) => listShared(db, session, input))
