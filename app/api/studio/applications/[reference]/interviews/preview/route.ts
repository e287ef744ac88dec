import { planPreviewSchema, previewPlan } from '@/lib/studio/interviews'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with the email that a plan would send to the candidate. */
export const POST = studioAsk('applications', planPreviewSchema, ({ db, params, input }) =>
  previewPlan(db, params.reference, input),
)
