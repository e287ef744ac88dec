import { studioRead } from '@/lib/studio/route-handlers'
import { listStudyVersions } from '@/lib/studio/studies/edit-study'

export const GET = studioRead('content', ({ db, params }) => listStudyVersions(db, params.id))
