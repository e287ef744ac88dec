import { getNeighbours } from '@/lib/studio/applications'
import { filterSchema } from '@/lib/studio/filter'
import { studioAsk } from '@/lib/studio/route-handlers'

export const POST = studioAsk('applications', filterSchema, ({ db, params, input }) =>
  getNeighbours(db, params.reference, input),
)
