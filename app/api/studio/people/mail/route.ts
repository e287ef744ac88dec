import { z } from 'zod'
import { sendsMail } from '@/lib/env'
import { studioChange } from '@/lib/studio/route-handlers'
import { mailInvitation } from '@/lib/studio/sign-in-links'
import { StudioFailure } from '@/lib/studio/studio-problem'

/**
 * Sends an invitation that was just made to the address of the person it is for. Only its maker's browser still has it.
 */
export const POST = studioChange('people', z.object({ address: z.url().max(500) }), async (change) => {
  const { db, input, session, record } = change
  if (!sendsMail()) throw new StudioFailure('no-mail')
  const name = await mailInvitation(db, new URL(input.address).hash.slice(1), session.name)
  await record('send', `the invitation of ${name}`)
})
