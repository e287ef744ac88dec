import { getNeighbours } from '@/lib/studio/applications'
import { filterSchema } from '@/lib/studio/filter'
import { studioAsk } from '@/lib/studio/route-handlers'

/** The applications before and after one in the list that a filter shows. */
export const POST = studioAsk('applications', filterSchema, ({ db, params, input }) =>
  getNeighbours(db, params.reference, input),
)
