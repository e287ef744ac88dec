import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPostEngine, toPostCopyKey } from '@/lib/studio/posts/save-post.client'
import type { PostDraft } from '@/lib/studio/posts/types'

/** Held while this page is open, so that another one does not take its copy for a lost one. */
function holdLock(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(key, () => promise)
  return resolve
}

/** Saves a post while it is written. `onStored` hears what the server has since. */
export function usePostSaving(draft: PostDraft, onStored: (draft: PostDraft) => void) {
  const [key] = useState(() => toPostCopyKey(draft.id))
  const [engine] = useState(() => createPostEngine(draft, key, onStored))
  const saving = useSyncExternalStore(engine.subscribe, engine.getSnapshot)

  useEffect(() => {
    const keep = () => engine.keepCopy()
    const warn = (event: BeforeUnloadEvent) => {
      if (engine.getSnapshot().state !== 'saved') event.preventDefault()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void engine.save()
    }
    const release = holdLock(key)
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('keydown', press, { signal })
    addEventListener('pagehide', keep, { signal })
    document.addEventListener('visibilitychange', keep, { signal })
    addEventListener('online', () => engine.retry(), { signal })
    addEventListener('beforeunload', warn, { signal })
    return () => {
      release()
      engine.stop()
      ended.abort()
    }
  }, [engine, key])

  return { engine, saving, key }
}
