import type { PostDraft } from '../posts/post-draft.ts'

/** A case study or journal article as the Studio edits it. `slug` is its address, once it was published. */
export type PieceDraft<Content> = Omit<PostDraft, 'content'> & { slug: string | null; content: Content }

/** A case study or journal article as the Studio lists it. */
export type ListedPiece = Omit<PieceDraft<unknown>, 'version' | 'content' | 'slug'> & {
  title: string
  /** The address of its picture, or of its drawing. */
  picture: string
}

/** The handlers of case studies and of journal articles. */
export type PieceCalls = 'studies' | 'articles'

const isParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the address of a piece's handler, for callStudio. */
export const toPieceCall = (calls: PieceCalls, id: string, call = ''): string =>
  `${calls}/${encodeURIComponent(id)}${call && `/${call}`}`

/** Returns whether two contents are the same, whatever the order of their parts. */
export function isSamePiece(one: unknown, other: unknown): boolean {
  if (!isParts(one) || !isParts(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSamePiece(one[name], other[name]))
}
