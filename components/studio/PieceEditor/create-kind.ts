import type { PieceContent } from '@/lib/backend/piece-content'
import { PIECE_LIMITS } from '@/lib/limits'
import { routes } from '@/lib/routes'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import { comparePieces, mergePieces } from '@/lib/studio/pieces/compare-pieces'
import { isSamePiece, type PieceCalls, type PieceDraft, toPieceCall } from '@/lib/studio/pieces/piece-draft'
import type { DocumentFieldsProps, EditedKind } from '../PostEditor/document-kind'

export type PieceFieldsProps<Content> = DocumentFieldsProps<Content, PieceDraft<Content>>

type PieceKind<Content> = EditedKind<Content, PieceDraft<Content>>

type Parts<Content> = Pick<PieceKind<Content>, 'name' | 'heading' | 'words' | 'toHref' | 'Fields' | 'Preview'> & {
  calls: PieceCalls
  labels: Record<keyof Content & string, string> & { title: string }
}

/** Creates a kind of case studies or journal articles, whose contents are compared and merged part by part. */
export const createKind = <Content extends PieceContent>({
  calls,
  labels,
  ...kind
}: Parts<Content>): PieceKind<Content> => ({
  ...kind,
  list: { href: routes.studio.content, label: pieceCopy.back },
  title: { label: labels.title, maxLength: PIECE_LIMITS.line, toError: (error) => `${labels.title} ${error}.` },
  toCall: (id, call) => toPieceCall(calls, id, call),
  isSame: isSamePiece,
  compare: (before, after) =>
    comparePieces(before, after).map(({ field, rows }) => ({ label: labels[field as keyof Content & string], rows })),
  merge(base, mine, theirs) {
    const { content, clashes } = mergePieces(base, mine, theirs)
    return { content, clashes: clashes.map((field) => labels[field as keyof Content & string]) }
  },
})
