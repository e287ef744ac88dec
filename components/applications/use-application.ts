import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { fillForm, readForm } from '@/components/form/read-form'
import { createDraft, type Draft, type KeptFile, keepDraft, readDraft } from '@/lib/applications/draft'
import { keepApplied, keepLastAnswers } from '@/lib/applications/last-answers'
import { isQuestionName } from '@/lib/applications/own-form'
import { toSkills, toSkillsText } from '@/lib/applications/skills'
import { FILE_FIELDS, type FileFieldName } from '@/lib/applications/steps'
import type { FormValues } from '@/lib/forms/types'
import { loadSubmitted } from './Submitted/submitted-later'
import { useResume } from './use-resume'
import { type Upload, useUpload } from './use-upload'

/** The pause after the last key or click before the answers are stored and checked. */
const PAUSE_MS = 250

/** Adds the files to the answers. A chosen file counts as given; a refused one does not. */
function withFiles(given: FormValues, uploads: Record<FileFieldName, { upload: Upload }>): FormValues {
  const all = { ...given }
  for (const field of FILE_FIELDS) {
    const { upload } = uploads[field]
    all[field] = 'bytes' in upload ? upload.name : ''
  }
  return all
}

/** Returns the answers to questions of the position that the form does not have. */
const findDropped = (values: FormValues, { elements }: HTMLFormElement): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, text]) => isQuestionName(name) && text.trim() && !elements.namedItem(name)),
  )

/** Returns whether a file has arrived. If a browser keeps a chosen file over a reload, it must not be sent twice. */
const isArrived = (kept: KeptFile | undefined, { name, size }: File) =>
  Boolean(kept?.link) && kept?.name === name && kept.bytes === size

/**
 * Holds the answers so far. The form holds the text, so typing renders nothing; the tab's storage has a copy. The draft
 * is that of the position, whichever link leads to it; it keeps the last link with a label.
 */
export function useApplication(token: string, form: RefObject<HTMLFormElement | null>, linkToken: string) {
  const draft = useRef<Draft | null>(null)
  const [isReady, setReady] = useState(false)
  const [values, setValues] = useState<FormValues>({})
  const [skills, setSkills] = useState<string[]>([])
  const [receipt, setReceipt] = useState<Draft['sent']>()
  const { resume, reading, details, forgetDetails } = useResume((file) => keepFile('resume', file))
  const coverLetterFile = useUpload('coverLetterFile', (file) => keepFile('coverLetterFile', file))
  const uploads = { resume, coverLetterFile }
  /** Answers to questions that the position no longer asks. */
  const [dropped, setDropped] = useState<FormValues>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function change(part: Partial<Draft>) {
    draft.current = { ...(draft.current ?? createDraft()), ...part }
    keepDraft(token, draft.current)
  }

  function keepFile(field: FileFieldName, file: KeptFile | undefined) {
    change({ files: { ...draft.current?.files, [field]: file } })
  }

  function save() {
    clearTimeout(timer.current)
    if (form.current && draft.current && !draft.current.sent)
      change({ values: { ...dropped, ...readForm(form.current) } })
  }

  function restore({ values, files }: Pick<Draft, 'values' | 'files'>) {
    if (!form.current) return
    fillForm(form.current, { ...values, skills: '' })
    setSkills((known) => toSkills(toSkillsText([...known, values.skills ?? ''])))
    for (const field of FILE_FIELDS) {
      const file = files[field]
      if (file && uploads[field].upload.status === 'none') uploads[field].restore(file)
    }
  }

  // Runs once, after React has taken over the static form. The restored answers were never part of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what the rest reads is in refs.
  useEffect(() => {
    const kept = readDraft(token)
    draft.current = linkToken === token ? kept : { ...kept, linkToken }
    setReceipt(kept.sent)
    if (form.current) {
      restore(kept)
      setDropped(findDropped(kept.values, form.current))
      for (const field of FILE_FIELDS) {
        const input = form.current.elements.namedItem(field)
        const chosen = input instanceof HTMLInputElement ? input.files?.[0] : undefined
        if (chosen && !isArrived(kept.files[field], chosen)) uploads[field].choose(chosen)
      }
      setValues(readForm(form.current))
    }
    setReady(true)
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])

  function refresh(): FormValues {
    save()
    const current = form.current ? readForm(form.current) : {}
    // Messages about the answers may wait, because the frame after a key or a click has enough to do.
    startTransition(() => setValues(current))
    return current
  }

  function refreshSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, PAUSE_MS)
  }

  // The hidden field of the chips sends no event when they change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the skills alone.
  useEffect(() => {
    if (isReady) refreshSoon()
  }, [skills, isReady])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values of the controls are read.
  const given = useMemo(() => withFiles(values, uploads), [values, resume.upload, coverLetterFile.upload])

  return {
    isReady,
    receipt,
    reading,
    details,
    forgetDetails,
    uploads,
    dropped,
    skills,
    setSkills,
    /** The answers as they were at the last pause in typing. */
    values: given,
    read: () => withFiles(refresh(), uploads),
    refreshSoon,
    getKey: () => draft.current?.key ?? '',
    getLinkToken: () => draft.current?.linkToken ?? linkToken,
    wasTried: () => draft.current?.wasTried === true,
    keepTry: () => change({ wasTried: true }),
    isAssisted: () => draft.current?.isAssisted === true,
    keepAssisted: () => change({ isAssisted: true }),
    renewKey: () => change({ key: createDraft().key }),
    async finish(sent: NonNullable<Draft['sent']>) {
      clearTimeout(timer.current)
      keepLastAnswers(draft.current?.values ?? null)
      keepApplied(token)
      change({ ...createDraft(), sent })
      // Until then the form stays in view.
      await loadSubmitted()
      setReceipt(sent)
    },
    /** Fills in answers and files that are still empty. */
    fillIn({ values, files, isAssisted }: Pick<Draft, 'values' | 'files' | 'isAssisted'>) {
      restore({ values, files })
      change({ files: { ...files, ...draft.current?.files }, ...(isAssisted && { isAssisted }) })
      refreshSoon()
    },
    /** Clears the form, and returns its content. */
    reset(): Draft {
      save()
      const cleared = draft.current ?? createDraft()
      form.current?.reset()
      draft.current = createDraft()
      for (const field of FILE_FIELDS) uploads[field].remove()
      setSkills([])
      setDropped({})
      setValues({})
      setReceipt(undefined)
      return cleared
    },
  }
}

export type Application = ReturnType<typeof useApplication>
