import type { StudyContent } from '../../backend/study-content.ts'
import type { PostState } from '../../db/schema.ts'

/** A case study as the Studio edits it. Times are ISO 8601. `slug` is its address, once it was published. */
export type StudyDraft = {
  id: string
  version: number
  state: PostState
  publishAt: string | null
  publishedAt: string | null
  slug: string | null
  /** Whether something was saved after it was published. */
  hasChanges: boolean
  isDeleted: boolean
  updatedAt: string
  updatedBy: string
  content: StudyContent
}

/** A case study as the Studio lists it. */
export type ListedStudy = Omit<StudyDraft, 'version' | 'content' | 'slug'> & {
  title: string
  /** The address of its picture, or of its drawing. */
  picture: string
}

/** Returns the address of a study's handler, for callStudio. */
export const toStudyCall = (id: string, call = ''): string => `studies/${encodeURIComponent(id)}${call && `/${call}`}`

/** Returns whether two contents are the same. */
export const isSameStudy = (one: StudyContent, other: StudyContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
