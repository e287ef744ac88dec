import { z } from 'zod'
import { record } from '@/lib/db/audit'
import { respondStudioCall } from '@/lib/studio/respond-studio'
import { limitCalls, readInput, requireSameOrigin, respondSession } from '@/lib/studio/route-handlers'
import { enter } from '@/lib/studio/sessions'
import { StudioFailure } from '@/lib/studio/studio-problem'

const schema = z.object({ invitation: z.string().min(1).max(100) })

/** Accepts an invitation. A button posts it, so programs that follow links do not use it up. */
export const POST = (request: Request) =>
  respondStudioCall(request, 'studio enter', async (db) => {
    requireSameOrigin(request)
    await limitCalls(request, 'studioEnter')
    const { invitation } = await readInput(request, schema)
    const entered = await db.transaction().execute(async (transaction) => {
      const found = await enter(transaction, invitation)
      if (found) await record(transaction, found.session, 'enter', 'the Studio')
      return found
    })
    if (!entered) throw new StudioFailure('used-up')
    return respondSession(request, { name: entered.session.name }, entered.token)
  })
