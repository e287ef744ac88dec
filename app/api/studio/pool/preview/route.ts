import { sendsMail } from '@/lib/env'
import { choiceSchema, previewInvitations } from '@/lib/studio/pool'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with the email to each chosen person. */
export const POST = studioAsk('applications', choiceSchema, async ({ db, input }) => ({
  mails: await previewInvitations(db, input),
  isByHand: !sendsMail(),
}))
