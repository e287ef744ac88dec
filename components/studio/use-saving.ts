import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Called } from '@/lib/studio/call.client'
import {
  type FoundCopy,
  findCopies,
  keepCopy,
  removeCopy,
  type Stored,
  toCopyKey,
} from '@/lib/studio/saving/local-copies'
import { type Save, type SaveAnswer, SaveEngine } from '@/lib/studio/saving/save-engine'
import type { StudioProblem } from '@/lib/studio/studio-problem'

export type SavingOptions<Item, Content> = {
  /** The subject of copies in the browser, such as "post p1". */
  subject: string
  opened: Stored<Content>
  /** Returns whether a content is saved automatically. */
  isAutomatic(content: Content): boolean
  isSame(one: Content, other: Content): boolean
  /** Sends a save to the Studio's handlers. */
  send(save: Save<Content>): Promise<Called<Item>>
  toStored(item: Item): Stored<Content>
  /** Returns what someone else saved, from the details of a conflict. */
  readConflict(details: unknown): Stored<Content>
  onStored(item: Item): void
}

/** Sending the same text again would not help. */
const REJECTED: readonly StudioProblem['code'][] = [
  'invalid',
  'too-large',
  'unreadable',
  'missing',
  'wrong-role',
  'unanswered',
]

/** Held while a page is open, so that no other page offers its copy. Returns the function that releases it. */
function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(name, () => promise)
  return resolve
}

/** Returns the names of the locks that open pages of this browser hold. */
async function listLocks(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.flatMap(({ name }) => name ?? [])
}

function createEngine<Item, Content>(options: SavingOptions<Item, Content>, copyKey: { current: string }) {
  const { opened, isAutomatic, isSame, toStored, readConflict, onStored } = options
  async function send(save: Save<Content>): Promise<SaveAnswer<Content, StudioProblem>> {
    const called = await options.send(save)
    if (called.ok) {
      onStored(called.value)
      return { kind: 'stored', stored: toStored(called.value) }
    }
    const { problem } = called
    if (problem.code === 'conflict') return { kind: 'overtaken', theirs: readConflict(problem.details) }
    return { kind: REJECTED.includes(problem.code) ? 'rejected' : 'lost', why: problem }
  }
  return new SaveEngine<Content, StudioProblem>({
    opened,
    isAutomatic,
    isSame,
    send,
    keepCopy: (copy) => keepCopy(copyKey.current, copy),
    removeCopy: () => removeCopy(copyKey.current),
  })
}

/**
 * Saves what a person types on this page, asks before the person leaves unsaved text, and finds what an earlier page
 * could not save. lib/studio/saving/README.md explains it.
 */
export function useSaving<Item, Content extends object>(options: SavingOptions<Item, Content>) {
  const { subject, isSame } = options
  const [page] = useState(() => Math.random().toString(36).slice(2))
  const copyKey = useRef(toCopyKey(subject, page))
  const [engine] = useState(() => createEngine(options, copyKey))
  const saving = useSyncExternalStore(engine.subscribe, engine.getSnapshot)
  const [copies, setCopies] = useState<FoundCopy<Content>[]>([])

  useEffect(() => {
    const keep = () => engine.keepCopy()
    const warn = (event: BeforeUnloadEvent) => {
      if (engine.getSnapshot().state !== 'saved') event.preventDefault()
    }
    const release = holdLock(page)
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pagehide', keep, { signal })
    document.addEventListener('visibilitychange', keep, { signal })
    addEventListener('online', () => engine.retry(), { signal })
    addEventListener('beforeunload', warn, { signal })
    return () => {
      release()
      engine.stop()
      ended.abort()
    }
  }, [engine, page])

  // A new item gets its own subject once it is stored.
  useEffect(() => {
    const key = toCopyKey(subject, page)
    if (copyKey.current === key) return
    removeCopy(copyKey.current)
    copyKey.current = key
    engine.keepCopy()
  }, [engine, page, subject])

  useEffect(() => {
    const sample = engine.getSnapshot().base.content
    const find = async () => setCopies(findCopies(subject, [page, ...(await listLocks())], sample))
    find().catch(() => undefined)
  }, [engine, page, subject])

  const copy = copies.find((each) => !isSame(each.content, saving.base.content)) ?? null
  function forgetCopy() {
    if (!copy) return
    removeCopy(copy.key)
    setCopies(copies.filter((each) => each !== copy))
  }
  /** Restores the copy as unsaved text. */
  async function restore() {
    if (!copy) return
    await engine.restore(copy)
    forgetCopy()
  }
  return { engine, saving, copy, restore, forgetCopy }
}
