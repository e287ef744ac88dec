import type { PostState } from '../../db/schema.ts'
import type { PostContent } from './post-content.ts'

/** A post as the Studio edits it. Version 0 means that the Studio has not saved it yet. Times are ISO 8601. */
export type PostDraft = {
  id: string
  version: number
  state: PostState
  publishAt: string | null
  publishedAt: string | null
  /** Whether something was saved after it was published. */
  hasChanges: boolean
  isDeleted: boolean
  updatedAt: string
  updatedBy: string
  content: PostContent
}

/** A post as a list shows it. */
export type ListedPost = Omit<PostDraft, 'version' | 'content'> & {
  title: string
  category: string
  author: string
  /** The address of its picture, or of its drawing. */
  picture: string
}

/** A state by which the list can be filtered. */
export type ListedState = PostState | 'deleted'

/** A page of the list, and the number of posts in each state. */
export type PostList = { posts: ListedPost[]; total: number; pageSize: number; counts: Record<ListedState, number> }

/** A version of a post. */
export type PostVersion = { version: number; at: string; by: string; reason: 'save' | 'publish' }
