import { z } from 'zod'
import { record } from '@/lib/db/audit'
import { addPasskey, newPasskeySchema, removePasskey } from '@/lib/studio/passkeys'
import { studioAsk, studioChange } from '@/lib/studio/route-handlers'

/** Adds a passkey for the signed-in person. */
export const POST = studioAsk('sign-in', newPasskeySchema, async ({ db, session, input }) => {
  // Without a transaction, which would restore a used challenge when its answer is refused.
  await addPasskey(db, session, input)
  await record(db, session, 'add', `the passkey “${input.name}”`)
})

/** Removes one of the signed-in person's passkeys. */
export const DELETE = studioChange('sign-in', z.object({ id: z.string() }), async ({ db, input, session, record }) => {
  const { name } = await removePasskey(db, input.id, session.name)
  await record('remove', `the passkey “${name}”`)
})
