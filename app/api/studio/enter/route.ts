import { z } from 'zod'
import { record } from '@/lib/db/audit'
import { sendsMail } from '@/lib/env'
import { takesPasskeys } from '@/lib/studio/passkeys'
import { respondStudioCall } from '@/lib/studio/respond-studio'
import { respondSession, studioEntrance } from '@/lib/studio/route-handlers'
import { enter } from '@/lib/studio/sessions'
import { StudioFailure } from '@/lib/studio/studio-problem'

const schema = z.object({ invitation: z.string().min(1).max(100) })

/** Responds with the ways to sign in without an invitation. */
export const GET = (request: Request) =>
  respondStudioCall(request, 'studio enter', async () => ({
    sendsLinks: sendsMail(),
    takesPasskeys: takesPasskeys(request),
  }))

/** Accepts an invitation or a link by mail. A button posts it, so programs that follow links do not use it up. */
export const POST = studioEntrance(schema, async ({ request, db, input }) => {
  const entered = await db.transaction().execute(async (transaction) => {
    const found = await enter(transaction, input.invitation)
    const thing = found?.kind === 'link' ? 'the Studio by a link in an email' : 'the Studio'
    if (found) await record(transaction, found.session, 'enter', thing)
    return found
  })
  if (!entered) throw new StudioFailure('used-up')
  return respondSession(request, { name: entered.session.name }, entered.token)
})
