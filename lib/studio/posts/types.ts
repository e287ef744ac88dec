import type { PostContent } from './content.ts'

/** Where a post is on its way to visitors. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const
/** A state of a post. */
export type PostState = (typeof POST_STATES)[number]

/** What a person can filter the list by. */
export type ListedState = PostState | 'deleted'

/** A post as the Studio shows it in its list. Times are ISO 8601. */
export type ListedPost = {
  id: string
  title: string
  category: string
  author: string
  state: PostState
  publishAt: string | null
  publishedAt: string | null
  updatedAt: string
  updatedBy: string
  /** Whether the published post lacks what was saved since. */
  hasChanges: boolean
  isDeleted: boolean
}

/** A page of the list. `counts` are of everything that is not deleted, and of what is. */
export type PostList = { posts: ListedPost[]; total: number; pageSize: number; counts: Record<ListedState, number> }

/** A post as the Studio edits it. Version 0 was never saved in the Studio. */
export type PostDraft = {
  id: string
  version: number
  state: PostState
  publishAt: string | null
  publishedAt: string | null
  hasChanges: boolean
  isDeleted: boolean
  updatedAt: string
  updatedBy: string
  content: PostContent
}

/** What was kept of a post. */
export type PostVersion = { version: number; at: string; by: string; reason: 'save' | 'publish' }
