import { newPasskeySchema, startAdding } from '@/lib/studio/passkeys'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with what a browser needs to create a passkey with this name. */
export const POST = studioAsk('sign-in', newPasskeySchema.pick({ name: true }), ({ db, session }) =>
  startAdding(db, session),
)
