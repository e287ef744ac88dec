import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readForm } from '@/components/form/read-form'
import type { FormErrors, FormField } from '@/lib/forms/types'
import { type Called, callStudio } from '@/lib/studio/call.client'
import type { Conflict } from '@/lib/studio/conflict'
import type { Stored } from '@/lib/studio/saving/local-copies'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { useSaving } from './use-saving'

/** An item of one of the Studio's lists. */
export type Item = { id: string; version: number }

/** The content of a form: values by field name, and other parts that no field of the form has. */
export type FormContent = Record<string, unknown>

export type FormSavingOptions<Saved extends Item, Content extends FormContent> = {
  /** The list in the Studio's handlers, such as "jobs". */
  list: string
  fields: readonly FormField[]
  /** The item when the form was opened; null for a new one. */
  opened: Saved | null
  /** The initial content of a new item's form. */
  empty: Content
  toContent(item: Saved): Content
  /** Returns whether a content is saved automatically. Without it, only a press saves. */
  isAutomatic?(content: Content): boolean
  /** Returns the path of automatic saves of an item, if others than those of a person have one. */
  toAutomaticPath?(id: string): string
  /** Returns the body of the request, if it is not the content itself. */
  toBody?(content: Content): object
  /** Whether a save shows the content as it was stored, because the server adds to it. */
  showsStored?: boolean
}

export type FormSaving<Saved extends Item, Content extends FormContent> = ReturnType<
  typeof useFormSaving<Saved, Content>
>

/** Completes the server's errors as sentences that begin with the field's label. */
export function toSentences(fields: readonly FormField[], errors: FormErrors = {}): FormErrors {
  const known = fields.flatMap(({ name, label }) => (errors[name] ? [[name, `${label} ${errors[name]}.`]] : []))
  return Object.fromEntries(known)
}

/** Returns whether two contents are the same, apart from surrounding spaces, which the server removes. */
function isSame(one: FormContent, other: FormContent): boolean {
  const toText = (part: unknown) => JSON.stringify(typeof part === 'string' ? part.trim() : part)
  return Object.keys({ ...one, ...other }).every((name) => toText(one[name]) === toText(other[name]))
}

/** Returns the content with the form's current values. */
function withFields<Content extends FormContent>(content: Content, { current }: RefObject<HTMLFormElement | null>) {
  const typed = Object.entries(current ? readForm(current) : {})
  return { ...content, ...Object.fromEntries(typed.filter(([name]) => typeof content[name] === 'string')) }
}

/** Saves a form of the Studio when someone presses Save, and automatically if `isAutomatic` allows it. */
export function useFormSaving<Saved extends Item, Content extends FormContent>(
  options: FormSavingOptions<Saved, Content>,
) {
  const { list, fields, opened, empty, toContent, toBody = (content) => content } = options
  const form = useRef<HTMLFormElement>(null)
  const [item, setItem] = useState(opened)
  const latest = useRef(opened)
  const [theirItem, setTheirItem] = useState<Saved | null>(null)
  const [problem, setProblem] = useState<StudioProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isPressed, setPressed] = useState(false)
  const isSaving = useRef(false)
  // If the answer to a new item is lost, a second attempt could create another one. So a person has to ask for it.
  const isCreateSent = useRef(false)

  const note = (saved: Saved) => {
    latest.current = saved
    setItem(saved)
  }
  const toStored = (saved: Saved): Stored<Content> => ({
    version: saved.version,
    updatedAt: '',
    updatedBy: '',
    content: toContent(saved),
  })
  const { engine, saving, copy, restore, forgetCopy } = useSaving<Saved, Content>({
    subject: `${list} ${item?.id ?? 'new'}`,
    opened: opened ? toStored(opened) : { version: 0, updatedAt: '', updatedBy: '', content: empty },
    isAutomatic: (content) =>
      options.isAutomatic?.(content) === true && (latest.current !== null || !isCreateSent.current),
    isSame,
    async send({ content, base: version, reason }) {
      const body = toBody(content)
      const stored = latest.current
      if (!stored) {
        isCreateSent.current = true
        return callStudio<Saved>(list, { method: 'POST', body })
      }
      const path = `${list}/${encodeURIComponent(stored.id)}`
      const automatic = reason === 'auto' ? options.toAutomaticPath?.(stored.id) : undefined
      return callStudio<Saved>(automatic ?? path, { method: 'PUT', body, version })
    },
    toStored,
    readConflict(details) {
      const { current, savedAt, savedBy } = details as Conflict<Saved>
      setTheirItem(current)
      return { ...toStored(current), updatedAt: savedAt ?? '', updatedBy: savedBy ?? '' }
    },
    onStored: note,
  })
  // The fields keep their own text. They are filled again when the content changes under them.
  const [filled, setFilled] = useState({ content: saving.content, count: 0 })

  function fill() {
    setFilled(({ count }) => ({ content: engine.getSnapshot().content, count: count + 1 }))
  }
  async function finish(saved: Promise<boolean>): Promise<Saved | null> {
    setProblem(null)
    setPressed(true)
    isSaving.current = true
    const isStored = await saved
    isSaving.current = false
    const { state, base } = engine.getSnapshot()
    if (isStored && options.showsStored && state === 'saved') engine.accept(base)
    setPressed(false)
    if (isStored) return latest.current
    setAttempt((count) => count + 1)
    return null
  }
  /** Records the form's current values, and other parts of the content. */
  function change(parts: Partial<Content> = {}): void {
    engine.change({ ...withFields(engine.getSnapshot().content, form), ...parts })
  }
  /** Saves the form, and other parts of the content. Returns the stored item, or null if that failed. */
  async function save(parts: Partial<Content> = {}): Promise<Saved | null> {
    if (isSaving.current) return null
    const { content } = engine.getSnapshot()
    const present = { ...withFields(content, form), ...parts }
    if (!isSame(present, content)) engine.change(present)
    return finish(engine.save())
  }
  /** Saves the form if it has changed. */
  const saveChanges = (): Promise<Saved | null> => finish(engine.flush())
  /** Calls a handler for the item, and shows the reason if that fails. */
  async function call<Value>(...given: Parameters<typeof callStudio>): Promise<Called<Value>> {
    const called = await callStudio<Value>(...given)
    setProblem(called.ok ? null : called.problem)
    if (!called.ok) setAttempt((count) => count + 1)
    return called
  }
  /** Replaces what someone else saved with the content of the form. */
  async function overwrite(): Promise<Saved | null> {
    const { theirs, content } = engine.getSnapshot()
    return theirs && finish(engine.settle(withFields(content, form), theirs))
  }
  /** Discards what was typed and shows what the server has. */
  function showStored(saved: Saved): void {
    note(saved)
    flushSync(() => {
      engine.accept(toStored(saved))
      fill()
    })
  }
  /** Replaces the content of the form. */
  function replace(content: Content): void {
    engine.change(content)
    fill()
  }
  /** Discards what was typed and shows what someone else saved. */
  function showTheirs(): void {
    if (!engine.getSnapshot().theirs || !theirItem) return
    showStored(theirItem)
    form.current?.querySelector('input')?.focus()
  }

  // Until someone presses Save, the form may be incomplete.
  const why = problem ?? (attempt > 0 ? saving.why : null)
  return {
    form,
    fields,
    /** The item as last stored; null for a new one. */
    item,
    /** The item as someone else stored it since; null if nobody did. */
    theirItem: theirItem && theirItem.version > (item?.version ?? 0) ? theirItem : null,
    content: saving.content,
    /** The initial content of the fields, which need the key `filling`. */
    start: filled.content,
    filling: filled.count,
    theirs: saving.state === 'conflict' ? saving.theirs : null,
    problem: why,
    errors: toSentences(fields, why?.errors),
    attempt,
    isBusy: isPressed,
    /** Whether the form is saved, and if not, why. */
    progress: saving,
    isUnsaved: saving.state !== 'saved',
    copy,
    forgetCopy,
    async restore() {
      await restore()
      fill()
    },
    change,
    save,
    saveChanges,
    call,
    overwrite,
    showTheirs,
    showStored,
    replace,
    /** Discards what was typed. */
    discard: () => engine.accept(saving.base),
  }
}
