import type { PieceContent } from '../../backend/piece-content.ts'
import type { Database } from '../../db/database.ts'
import { createPiece, findPiece, savePiece, toPieceDraft } from './edit-piece.ts'
import type { PieceTable } from './piece-tables.ts'
import { publishPiece } from './publish-piece.ts'

/** Writes pieces of a kind as people in the Studio do. `complete` is a content that can be published. */
export function createWriter<Content extends PieceContent>(
  getDb: () => Database,
  table: PieceTable<Content>,
  complete: Content,
) {
  const change = async (id: string, part: Partial<Content>, by = 'Rafi') => {
    const { version, content } = toPieceDraft(table, await findPiece(getDb(), table, id))
    const save = { id, base: version, content: { ...content, ...part }, reason: 'auto', by } as const
    return (await savePiece(getDb(), table, save)).piece
  }
  return {
    change,
    write: async (part: Partial<Content> = {}) =>
      change((await createPiece(getDb(), table, 'Rafi')).id, { ...complete, ...part }),
    publish: async (id: string) => publishPiece(getDb(), table, id, (await findPiece(getDb(), table, id)).version),
  }
}
