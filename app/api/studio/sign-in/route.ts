import { z } from 'zod'
import { sendsMail } from '@/lib/env'
import { listPasskeys, takesPasskeys } from '@/lib/studio/passkeys'
import { findPerson, optionalEmailSchema, requirePerson } from '@/lib/studio/people'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'
import { changeAddress } from '@/lib/studio/sign-in-links'

/** Responds with the address and the passkeys of the person who is signed in. */
export const GET = studioRead('sign-in', async ({ request, db, session }) => {
  const known = await findPerson(db, session.name)
  return {
    email: known?.email ?? null,
    passkeys: await listPasskeys(db, session.name),
    sendsLinks: sendsMail(),
    takesPasskeys: takesPasskeys(request),
  }
})

/** Sets the signed-in person's address. */
export const PUT = studioChange('sign-in', z.object({ email: optionalEmailSchema }), async (change) => {
  const { db, input, session, record } = change
  await requirePerson(db, session)
  await changeAddress(db, { name: session.name, email: input.email, by: session.name })
  await record('edit', `the address of ${session.name}`)
})
