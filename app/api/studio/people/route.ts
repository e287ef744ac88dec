import { z } from 'zod'
import { getEnv, sendsMail } from '@/lib/env'
import { listChanges } from '@/lib/studio/changes'
import { toInvitationUrl } from '@/lib/studio/host-and-cookie'
import { listPasskeys } from '@/lib/studio/passkeys'
import { listKnown, nameSchema, optionalEmailSchema, storeInvited } from '@/lib/studio/people'
import { INVITATION_LIVES, STAFF_ROLES } from '@/lib/studio/roles'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'
import { createInvitation, endSessions, INVITATION_MS, listPeople } from '@/lib/studio/sessions'
import { changeAddress } from '@/lib/studio/sign-in-links'

const invitation = z.object({
  name: nameSchema,
  role: z.enum(STAFF_ROLES),
  email: optionalEmailSchema.default(null),
  life: z.enum(INVITATION_LIVES).default('day'),
})
const address = z.object({ name: z.string().max(80), email: optionalEmailSchema })
const ending = z.union([z.object({ id: z.string() }), z.object({ name: z.string() })])

/** Responds with the sessions, open invitations, people, passkeys and latest changes. */
export const GET = studioRead('people', async ({ db }) => ({
  ...(await listPeople(db)),
  people: await listKnown(db),
  passkeys: await listPasskeys(db),
  changes: await listChanges(db),
}))

/** Invites a person. Responds with an address that works once, and whether it can be sent by mail. */
export const POST = studioChange('people', invitation, async ({ db, input, session, record }) => {
  const { email, life, ...person } = input
  await storeInvited(db, person, email)
  const token = await createInvitation(db, person, session.name, Date.now(), { lifeMs: INVITATION_MS[life] })
  await record('invite', `${person.name} as ${person.role}`)
  return { address: toInvitationUrl(getEnv(), token), canBeSent: sendsMail() && email !== null }
})

/** Sets or removes a person's address. */
export const PUT = studioChange('people', address, async ({ db, input, session, record }) => {
  await changeAddress(db, { ...input, by: session.name })
  await record('edit', `the address of ${input.name}`)
})

/** Ends one session, or all access of a person. */
export const DELETE = studioChange('people', ending, async ({ db, input, record }) => {
  const ended = await endSessions(db, input)
  await record('end', 'name' in input ? `the access of ${input.name}` : 'a session')
  return { ended }
})
