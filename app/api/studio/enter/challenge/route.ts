import { startEntering } from '@/lib/studio/passkeys'
import { nothing, studioEntrance } from '@/lib/studio/route-handlers'

/** Responds with the challenge that a passkey is to sign. */
export const POST = studioEntrance(nothing, ({ db }) => startEntering(db))
