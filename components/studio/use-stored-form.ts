import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readForm } from '@/components/form/read-form'
import type { FormErrors, FormField, FormValues } from '@/lib/forms/types'
import { type Called, callStudio } from '@/lib/studio/call.client'
import type { Problem } from '@/lib/studio/problem'

/** What a form may be of. */
export type Stored = { id: string; version: number }
type State = { problem: Problem | null; isBusy: boolean; attempt: number }

export type StoredForm<Value extends Stored> = ReturnType<typeof useStoredForm<Value>>

/** The server's faults as sentences, each with its field's label. */
export function toSentences(fields: readonly FormField[], errors: FormErrors = {}): FormErrors {
  const known = fields.flatMap(({ name, label }) => (errors[name] ? [[name, `${label} ${errors[name]}.`]] : []))
  return Object.fromEntries(known)
}

/**
 * The form of an item in one of the Studio's lists: saves it, keeps why that failed, and asks before unsaved text is left.
 * `opened` is the item as it was when the form was opened, null for a new one. If the server has a later version, saving is a conflict.
 */
export function useStoredForm<Value extends Stored>(list: string, fields: readonly FormField[], opened: Value | null) {
  const form = useRef<HTMLFormElement>(null)
  const edits = useRef(0)
  const savedEdits = useRef(0)
  const [stored, setStored] = useState(opened)
  // What the fields are filled with. Each keeps its own text from then on.
  const [start, setStart] = useState(opened)
  const [sent, setSent] = useState<FormValues>({})
  const [state, setState] = useState<State>({ problem: null, isBusy: false, attempt: 0 })

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (edits.current !== savedEdits.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  /** Calls a handler that takes over what was edited. What is typed meanwhile stays unsaved. */
  async function save<Saved>(path: string, options: Parameters<typeof callStudio>[1]): Promise<Called<Saved>> {
    const before = edits.current
    setState((now) => ({ ...now, isBusy: true }))
    const called = await callStudio<Saved>(path, options)
    if (called.ok) savedEdits.current = before
    const problem = called.ok ? null : called.problem
    setState(({ attempt }) => ({ problem, isBusy: false, attempt: called.ok ? attempt : attempt + 1 }))
    return called
  }

  /** Saves what the form holds, and `more`. Returns the item, or null where that failed. */
  async function send(more: object = {}, version = stored?.version): Promise<Value | null> {
    if (!form.current || state.isBusy) return null
    const values = readForm(form.current)
    setSent(values)
    const path = stored ? `${list}/${encodeURIComponent(stored.id)}` : list
    const called = await save<Value>(path, { method: stored ? 'PUT' : 'POST', body: { ...values, ...more }, version })
    if (!called.ok) return null
    setStored(called.value)
    return called.value
  }

  /** Nothing of what was typed is to be kept. */
  function discard() {
    savedEdits.current = edits.current
    setState((now) => ({ ...now, problem: null }))
  }

  /** Fills the form with what someone else stored. */
  function showTheirs(theirs: Value) {
    flushSync(() => {
      setStored(theirs)
      setStart(theirs)
      discard()
    })
    form.current?.querySelector('input')?.focus()
  }

  const noteEdit = () => {
    edits.current += 1
  }
  const isUnsaved = () => edits.current !== savedEdits.current
  const errors = toSentences(fields, state.problem?.errors)
  return { ...state, form, fields, errors, stored, start, sent, save, send, discard, showTheirs, noteEdit, isUnsaved }
}
