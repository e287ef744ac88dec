import { studioRead } from '@/lib/studio/route-handlers'
import { readStudyVersion } from '@/lib/studio/studies/edit-study'

export const GET = studioRead('content', ({ db, params }) =>
  readStudyVersion(db, params.id, /^\d{1,9}$/.test(params.version) ? Number(params.version) : -1),
)
