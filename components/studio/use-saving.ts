import { useCallback, useEffect, useRef, useState } from 'react'
import { type Called, callStudio } from '@/lib/studio/call.client'
import type { Problem } from '@/lib/studio/problem'

type State = { problem: Problem | null; isBusy: boolean; attempt: number }

/** Saves a form, says why it could not, and asks before unsaved text is left. */
export function useSaving() {
  const edits = useRef(0)
  const savedEdits = useRef(0)
  const [state, setState] = useState<State>({ problem: null, isBusy: false, attempt: 0 })

  const isUnsaved = useCallback(() => edits.current !== savedEdits.current, [])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const noteEdit = useCallback(() => {
    edits.current += 1
  }, [])

  /** Sends the form. What is typed meanwhile stays unsaved. */
  async function save<Value>(path: string, options: Parameters<typeof callStudio>[1]): Promise<Called<Value>> {
    const before = edits.current
    setState((now) => ({ ...now, isBusy: true }))
    const called = await callStudio<Value>(path, options)
    if (called.ok) savedEdits.current = before
    const problem = called.ok ? null : called.problem
    setState(({ attempt }) => ({ problem, isBusy: false, attempt: called.ok ? attempt : attempt + 1 }))
    return called
  }

  /** Nothing of what was typed is to be kept. */
  function drop() {
    savedEdits.current = edits.current
    setState((now) => ({ ...now, problem: null }))
  }

  return { ...state, save, noteEdit, isUnsaved, drop }
}
