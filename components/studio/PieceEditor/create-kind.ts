import { comparePieces, mergePieces } from '@/lib/studio/pieces/compare-pieces'
import { type PieceCalls, toPieceCall } from '@/lib/studio/pieces/piece-draft'
import type { PieceKind } from './PieceEditor'

type Parts<Content extends object> = Omit<PieceKind<Content>, 'toCall' | 'compare' | 'merge' | 'titleLabel'> & {
  calls: PieceCalls
  labels: Record<keyof Content & string, string> & { title: string }
}

/** Creates a kind whose contents are compared and merged part by part. */
export const createKind = <Content extends object>({ calls, labels, ...kind }: Parts<Content>): PieceKind<Content> => ({
  ...kind,
  titleLabel: labels.title,
  toCall: (id, call) => toPieceCall(calls, id, call),
  compare: (before, after) =>
    comparePieces(before, after).map(({ field, rows }) => ({ label: labels[field as keyof Content & string], rows })),
  merge(base, mine, theirs) {
    const { content, clashes } = mergePieces(base, mine, theirs)
    return { content, clashes: clashes.map((field) => labels[field as keyof Content & string]) }
  },
})
