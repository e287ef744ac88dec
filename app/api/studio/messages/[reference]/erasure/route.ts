import { countErasures } from '@/lib/studio/erasure'
import { studioRead } from '@/lib/studio/route-handlers'

/** What erasing a message, or its sender, would remove. */
export const GET = studioRead('messages', ({ db, params, session }) =>
  countErasures(db, { table: 'messages', reference: params.reference, role: session.role }),
)
