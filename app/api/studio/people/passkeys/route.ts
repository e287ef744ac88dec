import { z } from 'zod'
import { removePasskey } from '@/lib/studio/passkeys'
import { studioChange } from '@/lib/studio/route-handlers'

/** Removes the passkey of any person. */
export const DELETE = studioChange('people', z.object({ id: z.string() }), async ({ db, input, record }) => {
  const { name, person } = await removePasskey(db, input.id)
  await record('remove', `the passkey “${name}” of ${person}`)
})
