import { z } from 'zod'
import { erase } from '@/lib/applications/erase'
import { record } from '@/lib/db/audit'
import { countList, getSubscriberPage } from '@/lib/studio/inbox'
import { studioAsk } from '@/lib/studio/route-handlers'
import { StudioFailure } from '@/lib/studio/studio-problem'

const pageSchema = z.object({ after: z.string().max(2_000).optional() })
const erasureSchema = z.object({ email: z.string().includes('@').max(300) })

/**
 * Responds with a page of the subscribers, and their number. A page's cursor is an email address, so it is in the body.
 */
export const POST = studioAsk('subscribers', pageSchema, async ({ db, input }) => ({
  ...(await getSubscriberPage(db, input)),
  count: await countList(db, 'subscribers'),
}))

/** Permanently erases a subscription, and nothing else that the person sent. */
export const DELETE = studioAsk('subscribers', erasureSchema, async ({ db, files, session, input }) => {
  const { subscribers } = await erase(db, files, input.email, {
    only: 'subscribers',
    record: (transaction) => record(transaction, session, 'erase', 'a subscriber'),
  })
  if (subscribers === 0) throw new StudioFailure('missing')
})
