import { z } from 'zod'
import { getEnv } from '@/lib/env'
import {
  guestSchema,
  inviteGuest,
  listGuests,
  revokeGuest,
  shortenGuest,
  shorteningSchema,
  toGuestSubject,
} from '@/lib/studio/guests'
import { toInvitationUrl } from '@/lib/studio/host-and-cookie'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('applications', async ({ db }) => ({ guests: await listGuests(db) }))

/** Invites a guest, and responds with an address that works once. */
export const POST = studioChange('applications', guestSchema, async ({ db, input, session, record }) => {
  const token = await inviteGuest(db, input, session.name)
  await record('invite', toGuestSubject(input))
  return { address: toInvitationUrl(getEnv(), token) }
})

/** Sets an earlier end. */
export const PUT = studioChange('applications', shorteningSchema, async ({ db, input, record }) => {
  await record('shorten', toGuestSubject(await shortenGuest(db, input)))
})

/** Ends a guest's invitation and sessions at once. */
export const DELETE = studioChange('applications', z.object({ id: z.string() }), async ({ db, input, record }) => {
  await record('end', toGuestSubject(await revokeGuest(db, input.id)))
})
