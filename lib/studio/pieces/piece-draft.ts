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

/** Returns the address of a piece's handler, for callStudio. */
export const toPieceCall = (calls: PieceCalls, id: string, call = ''): string =>
  `${calls}/${encodeURIComponent(id)}${call && `/${call}`}`

/** Returns whether two contents are the same. */
export const isSamePiece = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
