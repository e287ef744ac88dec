import { countErasures } from '@/lib/studio/erasure'
import { studioRead } from '@/lib/studio/route-handlers'

/** What erasing an application, or its sender, would remove. */
export const GET = studioRead('applications', ({ db, params, session }) =>
  countErasures(db, { table: 'applications', reference: params.reference, role: session.role }),
)
