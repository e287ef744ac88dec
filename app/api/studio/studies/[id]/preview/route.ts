import { studioRead } from '@/lib/studio/route-handlers'
import { findStudy } from '@/lib/studio/studies/edit-study'
import { toStudyPreview } from '@/lib/studio/studies/preview-study'

export const GET = studioRead('content', async ({ db, params }) => toStudyPreview(await findStudy(db, params.id)))
