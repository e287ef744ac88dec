import type { PostState } from '../../db/schema.ts'
import type { PostContent } from './post-content.ts'

/** A post as the Studio edits it. Version 0 was never saved in the Studio. Times are ISO 8601. */
export type PostDraft = {
  id: string
  version: number
  state: PostState
  publishAt: string | null
  publishedAt: string | null
  /** Whether the published post lacks what was saved since. */
  hasChanges: boolean
  isDeleted: boolean
  updatedAt: string
  updatedBy: string
  content: PostContent
}

/** A post as the Studio shows it in its list. */
export type ListedPost = Omit<PostDraft, 'version' | 'content'> & { title: string; category: string; author: string }

/** What a person can filter the list by. */
export type ListedState = PostState | 'deleted'

/** A page of the list. `counts` are of everything that is not deleted, and of what is. */
export type PostList = { posts: ListedPost[]; total: number; pageSize: number; counts: Record<ListedState, number> }

/** What was kept of a post. */
export type PostVersion = { version: number; at: string; by: string; reason: 'save' | 'publish' }
