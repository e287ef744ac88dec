import { findPiece } from '@/lib/studio/pieces/edit-piece'
import { studyTable } from '@/lib/studio/pieces/piece-tables'
import { toStudyPreview } from '@/lib/studio/pieces/preview-study'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('content', async ({ db, params }) =>
  toStudyPreview(await findPiece(db, studyTable, params.id)),
)
