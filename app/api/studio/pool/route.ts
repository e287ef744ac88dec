import { poolSchema, searchPool } from '@/lib/studio/pool'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with a page of the people who agreed to hear of other positions. The search may contain a name. */
export const POST = studioAsk('applications', poolSchema, ({ db, input }) => searchPool(db, input))
