import { useEffect } from 'react'
import { callStudio } from '@/lib/studio/call.client'
import { toPostCall } from '@/lib/studio/posts/post-call'
import { isSameContent, type PostContent } from '@/lib/studio/posts/post-content'
import type { PostDraft } from '@/lib/studio/posts/post-draft'
import { useSaving } from '../use-saving'
import type { DocumentEngine } from './document-kind'

/** Saves when someone presses Control+S. */
export function useSaveKey<Content>(engine: DocumentEngine<Content>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void engine.save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [engine])
}

/** The server keeps the slug of a post that was published. */
const isSame = (sent: PostContent, stored: PostContent) =>
  isSameContent({ ...sent, slug: sent.slug || stored.slug }, stored)

/** Saves a post while it is written. `onStored` is called with each version that the server stored. */
export function usePostSaving(draft: PostDraft, onStored: (draft: PostDraft) => void) {
  const post = useSaving<PostDraft, PostContent>({
    subject: `post ${draft.id}`,
    opened: draft,
    isAutomatic: () => true,
    isSame,
    send: ({ content, base, reason }) =>
      callStudio(toPostCall(draft.id), { method: 'PUT', body: { content, reason }, version: base }),
    toStored: (stored) => stored,
    readConflict: (details) => details as PostDraft,
    onStored,
  })
  useSaveKey(post.engine)
  return post
}
