import { record } from '@/lib/db/audit'
import { enterWithPasskey, passkeySchema } from '@/lib/studio/passkeys'
import { respondSession, studioEntrance } from '@/lib/studio/route-handlers'

/** Signs in with a passkey. */
export const POST = studioEntrance(passkeySchema, async ({ request, db, input }) => {
  // Without a transaction, which would restore a used challenge when its answer is refused.
  const { session, token } = await enterWithPasskey(db, input)
  await record(db, session, 'enter', 'the Studio with a passkey')
  return respondSession(request, { name: session.name }, token)
})
