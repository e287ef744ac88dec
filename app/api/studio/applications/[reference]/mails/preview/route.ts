import { previewCandidateMail, previewSchema } from '@/lib/studio/candidate-mails'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with an email as its reader will see it. */
export const POST = studioAsk('applications', previewSchema, ({ db, params, input }) =>
  previewCandidateMail(db, params.reference, input),
)
