import { filterSchema } from '@/lib/studio/filter'
import { listRecipients } from '@/lib/studio/mail-batches'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with the people of a filtered list. The filter is in the body, because no address may contain a candidate's name. */
export const POST = studioAsk('applications', filterSchema, ({ db, input }) => listRecipients(db, input))
