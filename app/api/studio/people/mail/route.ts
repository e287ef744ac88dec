import { z } from 'zod'
import { sendsMail } from '@/lib/env'
import { studioChange } from '@/lib/studio/route-handlers'
import { mailInvitation } from '@/lib/studio/sign-in-links'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Sends a new invitation by email to the person it is for. Only the browser that created it has its address. */
export const POST = studioChange('people', z.object({ address: z.url().max(500) }), async (change) => {
  const { db, input, session, record } = change
  if (!sendsMail()) throw new StudioFailure('no-mail')
  const name = await mailInvitation(db, new URL(input.address).hash.slice(1), session.name)
  await record('send', `the invitation of ${name}`)
})
