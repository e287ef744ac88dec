import { getNeighbours } from '@/lib/studio/applications'
import { StudioFailure } from '@/lib/studio/failure'
import { filterSchema } from '@/lib/studio/filter'
import { studioAsk } from '@/lib/studio/route-handlers'

/** The applications before and after one in the list that a filter shows. */
export const POST = studioAsk('applications', filterSchema, async ({ db, params, input }) => {
  const found = await getNeighbours(db, params.reference, input)
  if (!found) throw new StudioFailure('missing')
  return found
})
