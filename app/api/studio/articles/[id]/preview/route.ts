import { findPiece } from '@/lib/studio/pieces/edit-piece'
import { articleTable } from '@/lib/studio/pieces/piece-tables'
import { toArticlePreview } from '@/lib/studio/pieces/preview-article'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('content', async ({ db, params }) =>
  toArticlePreview(await findPiece(db, articleTable, params.id)),
)
