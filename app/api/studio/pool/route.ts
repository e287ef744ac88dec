import { poolSchema, searchPool } from '@/lib/studio/pool'
import { studioAsk } from '@/lib/studio/route-handlers'

/**
 * Responds with a page of the people who agreed to hear of other positions. The search, which may contain a name, is in
 * the body.
 */
export const POST = studioAsk('applications', poolSchema, ({ db, input }) => searchPool(db, input))
