import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { listChanges } from '@/lib/studio/changes'
import { toInvitationUrl } from '@/lib/studio/host-and-cookie'
import { STAFF_ROLES } from '@/lib/studio/roles'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'
import { createInvitation, endSessions, listPeople } from '@/lib/studio/sessions'

const person = z.object({ name: z.string().trim().min(1, 'is required').max(80), role: z.enum(STAFF_ROLES) })
const ending = z.union([z.object({ id: z.string() }), z.object({ name: z.string() })])

/** Responds with the sessions, open invitations and latest changes. */
export const GET = studioRead('people', async ({ db }) => ({
  ...(await listPeople(db)),
  changes: await listChanges(db),
}))

/** Invites a person, and responds with an address that works once. */
export const POST = studioChange('people', person, async ({ db, input, session, record }) => {
  const token = await createInvitation(db, input, session.name)
  await record('invite', `${input.name} as ${input.role}`)
  return { address: toInvitationUrl(getEnv(), token) }
})

/** Ends one session, or all sessions of a person. */
export const DELETE = studioChange('people', ending, async ({ db, input, record }) => {
  const ended = await endSessions(db, input)
  await record('end', 'name' in input ? `all sessions of ${input.name}` : 'a session')
  return { ended }
})
