import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readForm } from '@/components/form/read-form'
import type { FormErrors, FormField, FormValues } from '@/lib/forms/types'
import { type Called, callStudio } from '@/lib/studio/call.client'
import { keepFormCopy, readFormCopy } from '@/lib/studio/form-copy.client'
import type { StudioProblem } from '@/lib/studio/studio-problem'

/** What a form may be of. */
export type Stored = { id: string; version: number }
const COPY_MS = 2_000

type State = { problem: StudioProblem | null; isBusy: boolean; attempt: number }

export type StoredForm<Value extends Stored> = ReturnType<typeof useStoredForm<Value>>

/** The server's faults as sentences, each with its field's label. */
export function toSentences(fields: readonly FormField[], errors: FormErrors = {}): FormErrors {
  const known = fields.flatMap(({ name, label }) => (errors[name] ? [[name, `${label} ${errors[name]}.`]] : []))
  return Object.fromEntries(known)
}

/**
 * The form of an item in one of the Studio's lists: saves it, keeps why that failed, and asks before unsaved text is left. The
 * browser keeps a copy of what is not saved, for the next time that the form is opened.
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
  const copyKey = `${list} ${stored?.id ?? 'new'}`
  const version = stored?.version ?? 0
  const [copy, setCopy] = useState(() => readFormCopy(copyKey))
  const [restored, setRestored] = useState<FormValues | null>(null)

  useEffect(() => {
    const keep = () => {
      if (form.current && edits.current !== savedEdits.current)
        keepFormCopy(copyKey, { version, values: readForm(form.current) })
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (edits.current === savedEdits.current) return
      keep()
      event.preventDefault()
    }
    // A browser that crashes fires no event, so this much typing may be lost.
    const timer = setInterval(keep, COPY_MS)
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearInterval(timer)
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [copyKey, version])

  const forgetCopy = () => {
    setCopy(null)
    keepFormCopy(copyKey, null)
  }
  /** Fills the form with what was not saved the last time. */
  function restore() {
    if (!copy) return
    setRestored(copy.values)
    // If someone saved since, the server tells.
    setStored((now) => now && { ...now, version: copy.version })
    setCopy(null)
    edits.current += 1
  }

  /** Calls a handler that takes over what was edited. What is typed meanwhile stays unsaved. */
  async function save<Saved>(path: string, options: Parameters<typeof callStudio>[1]): Promise<Called<Saved>> {
    const before = edits.current
    setState((now) => ({ ...now, isBusy: true }))
    const called = await callStudio<Saved>(path, options)
    if (called.ok) {
      savedEdits.current = before
      forgetCopy()
    }
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
    forgetCopy()
    setState((now) => ({ ...now, problem: null }))
  }

  /** Fills the form with what someone else stored. */
  function showTheirs(theirs: Value) {
    flushSync(() => {
      setStored(theirs)
      setStart(theirs)
      setRestored(null)
      discard()
    })
    form.current?.querySelector('input')?.focus()
  }

  const noteEdit = () => {
    edits.current += 1
  }
  const isUnsaved = () => edits.current !== savedEdits.current
  const errors = toSentences(fields, state.problem?.errors)
  return {
    ...state,
    ...{ form, fields, errors, stored, start, sent, save, send, discard, showTheirs, noteEdit, isUnsaved },
    copy,
    restored,
    /** Another key fills the fields again. */
    filling: `${start?.version} ${restored ? 'restored' : ''}`,
    restore,
    forgetCopy,
  }
}
