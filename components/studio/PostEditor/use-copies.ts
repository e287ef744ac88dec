import { useEffect, useState } from 'react'
import { isContent, type PostContent } from '@/lib/studio/posts/content'
import { toPostSubject } from '@/lib/studio/posts/engine.client'
import { type FoundCopy, findCopies } from '@/lib/studio/saving/local-copies'

type Copies = { copies: FoundCopy<PostContent>[]; drop: (key: string) => void }

/** Text of a post that earlier pages of this browser could not save. Pages that are still open keep theirs. */
export function useCopies(id: string, ownKey: string): Copies {
  const [copies, setCopies] = useState<FoundCopy<PostContent>[]>([])
  useEffect(() => {
    const find = async () => {
      const { held = [] } = (await navigator.locks?.query()) ?? {}
      const open = [ownKey, ...held.map(({ name }) => name)]
      setCopies(findCopies(localStorage, toPostSubject(id), (key) => open.includes(key), isContent))
    }
    find().catch(() => undefined)
  }, [id, ownKey])
  const drop = (key: string) => {
    localStorage.removeItem(key)
    setCopies((all) => all.filter((copy) => copy.key !== key))
  }
  return { copies, drop }
}
