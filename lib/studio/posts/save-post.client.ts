import { callStudio } from '../call.client.ts'
import type { Problem } from '../problem.ts'
import { SaveEngine } from '../saving/engine.ts'
import { openCopies, toCopyKey } from '../saving/local-copies.ts'
import type { Answer, Clock, Send } from '../saving/ports.ts'
import { isSameContent, type PostContent } from './post-content.ts'
import type { PostDraft } from './types.ts'

/** Saves one post. */
export type PostEngine = SaveEngine<PostContent, Problem>

const clock: Clock = {
  now: Date.now,
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

const DENIED: readonly Problem['code'][] = ['invalid', 'too-large', 'unreadable', 'missing', 'wrong-role']

function toAnswer(problem: Problem): Answer<PostContent, Problem> {
  if (problem.code === 'conflict') return { kind: 'outrun', theirs: problem.details as PostDraft }
  return { kind: DENIED.includes(problem.code) ? 'denied' : 'lost', why: problem }
}

/** The address of a post's handlers, for callStudio. */
export const toPostCall = (id: string, call = ''): string => `posts/${encodeURIComponent(id)}${call && `/${call}`}`

/** What local copies of a post are filed under. */
export const toPostSubject = (id: string): string => `post ${id}`

/** The key of this page's local copy of a post. */
export const toPostCopyKey = (id: string): string => toCopyKey(toPostSubject(id), Math.random().toString(36).slice(2))

/** Saves a post through the Studio's handlers, with its copy in localStorage. `onStored` hears each new version. */
export function createPostEngine(draft: PostDraft, key: string, onStored: (draft: PostDraft) => void): PostEngine {
  const send: Send<PostContent, Problem> = async ({ content, base, reason }) => {
    const options = { method: 'PUT', body: { content, reason }, version: base } as const
    const called = await callStudio<PostDraft>(toPostCall(draft.id), options)
    if (!called.ok) return toAnswer(called.problem)
    onStored(called.value)
    return { kind: 'stored', stored: called.value }
  }
  const copies = openCopies<PostContent>(localStorage, key)
  // The server keeps the slug of a post that was published.
  const isSame = (sent: PostContent, stored: PostContent) =>
    isSameContent({ ...sent, slug: sent.slug || stored.slug }, stored)
  return new SaveEngine({ start: draft, clock, copies, send, isSame })
}
