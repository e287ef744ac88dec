import 'server-only'
import { z } from 'zod'
import type { PieceContent } from '../../backend/piece-content.ts'
import { nothing, studioChange, studioRead } from '../route-handlers.ts'
import {
  createPiece,
  findPiece,
  listPieceVersions,
  readPieceVersion,
  removePiece,
  restorePiece,
  savePiece,
  toPieceDraft,
} from './edit-piece.ts'
import { listPieces } from './list-pieces.ts'
import { articleTable, type PieceTable, studyTable } from './piece-tables.ts'
import { publishPiece, schedulePiece, unpublishPiece } from './publish-piece.ts'

const publishing = z.object({ publishAt: z.iso.datetime('must be a time').optional() })

/** Creates the handlers of case studies or journal articles. */
function createHandlers<Content extends PieceContent>(table: PieceTable<Content>) {
  const { kind } = table
  const saving = z.object({ content: table.schema, reason: z.enum(['auto', 'save', 'replace']) })
  return {
    all: {
      /** Responds with all, last changed first. */
      GET: studioRead('content', ({ db }) => listPieces(db, table)),
      /** Creates an empty one. */
      POST: studioChange('content', nothing, async ({ db, session, record }) => {
        const piece = await createPiece(db, table, session.name)
        await record('create', `${kind} ${piece.id}`)
        return toPieceDraft(table, piece)
      }),
    },
    one: {
      GET: studioRead('content', async ({ db, params }) => toPieceDraft(table, await findPiece(db, table, params.id))),
      /** Saves a change to the version in If-Match. Status 409 returns what someone else has saved since. */
      PUT: studioChange('content', saving, async ({ db, params, input, session, record, readVersion }) => {
        const { content, reason } = input
        const save = { id: params.id, base: readVersion(), by: session.name, content, reason }
        const { piece, isNew } = await savePiece(db, table, save)
        if (isNew) await record('edit', `${kind} ${params.id}`)
        return toPieceDraft(table, piece)
      }),
      /** Deletes one; it can be restored. */
      DELETE: studioChange('content', nothing, async ({ db, params, record, readVersion }) => {
        const piece = await removePiece(db, table, params.id, readVersion())
        await record('delete', `${kind} ${params.id}`)
        return toPieceDraft(table, piece)
      }),
    },
    /** Publishes the version in If-Match, now or at a later time. */
    publish: studioChange('content', publishing, async ({ db, params: { id }, input, record, readVersion }) => {
      const { publishAt } = input
      const base = readVersion()
      await record(publishAt ? `schedule for ${publishAt}` : 'publish', `${kind} ${id}`)
      const piece = publishAt
        ? await schedulePiece(db, table, id, base, new Date(publishAt))
        : await publishPiece(db, table, id, base)
      return toPieceDraft(table, piece)
    }),
    unpublish: studioChange('content', nothing, async ({ db, params: { id }, record, readVersion }) => {
      await record('unpublish', `${kind} ${id}`)
      return toPieceDraft(table, await unpublishPiece(db, table, id, readVersion()))
    }),
    restore: studioChange('content', nothing, async ({ db, params: { id }, record }) => {
      await record('restore', `${kind} ${id}`)
      return toPieceDraft(table, await restorePiece(db, table, id))
    }),
    versions: studioRead('content', ({ db, params }) => listPieceVersions(db, table, params.id)),
    version: studioRead('content', ({ db, params }) =>
      readPieceVersion(db, table, params.id, /^\d{1,9}$/.test(params.version) ? Number(params.version) : -1),
    ),
  }
}

export const studyHandlers = createHandlers(studyTable)
export const articleHandlers = createHandlers(articleTable)
