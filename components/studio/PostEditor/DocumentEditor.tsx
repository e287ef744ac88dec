import { useParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { callStudio } from '@/lib/studio/call.client'
import { studio } from '@/lib/studio/copy/studio'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { Stored } from '@/lib/studio/saving/local-copies'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useSaving } from '../use-saving'
import { toRefresh, useStudio } from '../use-studio'
import type { DocumentDraft, DocumentEngine, EditedKind } from './document-kind'
import { PostActions } from './PostActions'
import { PostConflict } from './PostConflict'
import styles from './PostEditor.module.scss'
import { RecoverText } from './RecoverText'
import { SaveStatus } from './SaveStatus'
import { Versions } from './Versions'
import { type View, Views } from './Views'

const { edit, list, states } = studioPosts

/** A draft that can be edited. */
type EditedDraft<Content> = DocumentDraft & Stored<Content> & { hasChanges: boolean }

/** Saves when someone presses Control+S. */
function useSaveKey<Content>(engine: DocumentEngine<Content>) {
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

type DocumentFormProps<Content, Draft extends EditedDraft<Content>> = {
  kind: EditedKind<Content, Draft>
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** The fields of a document, whether they are saved, and what can be done with it. */
function DocumentForm<Content extends { title: string }, Draft extends EditedDraft<Content>>({
  kind,
  draft,
  onDraft,
}: DocumentFormProps<Content, Draft>) {
  const { id } = draft
  const { engine, saving, copy, restore, forgetCopy } = useSaving<Draft, Content>({
    subject: `${kind.name} ${id}`,
    opened: draft,
    isAutomatic: () => true,
    isSame: kind.isSame,
    send: ({ content, base, reason }) =>
      callStudio(kind.toCall(id), { method: 'PUT', body: { content, reason }, version: base }),
    toStored: (stored) => stored,
    readConflict: (details) => details as Draft,
    onStored: onDraft,
  })
  useSaveKey(engine)
  const [problem, setProblem] = useState<StudioProblem | null>(null)
  const [view, setView] = useState<View>('write')
  const { content, state, theirs, base } = saving
  const change = (part: Partial<Content>) => {
    setProblem(null)
    engine.change({ ...engine.getSnapshot().content, ...part })
  }
  const open = (wanted: View) => {
    setView(wanted)
    // The other views show the saved version.
    if (wanted !== 'write') void engine.flush()
  }
  const errors = { ...saving.why?.errors, ...problem?.errors }
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <p className={styles.back}>
          <a href={kind.list.href}>{kind.list.label}</a>
        </p>
        <h1 className="visuallyHidden">
          {kind.heading}: {content.title || list.untitled}
        </h1>
        <div className={styles.facts}>
          <p>
            <strong>{draft.isDeleted ? states.deleted : states[draft.state]}</strong>{' '}
            {draft.hasChanges && <span>{edit.changes}</span>}
          </p>
          <SaveStatus saving={saving} />
        </div>
      </header>
      <div className={styles.title}>
        <Field
          name="title"
          label={kind.title.label}
          required
          maxLength={kind.title.maxLength}
          value={content.title}
          error={errors.title && kind.title.toError(errors.title)}
          isLive
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value } as Partial<Content>)}
        />
      </div>
      <PostActions kind={kind} draft={draft} engine={engine} onDraft={onDraft} onProblem={setProblem} />
      <LoadProblem problem={problem} more={problem?.errors?.publishAt} />
      {state === 'conflict' && theirs && <PostConflict kind={kind} engine={engine} theirs={theirs} />}
      {state !== 'conflict' && copy && !draft.isDeleted && (
        <RecoverText kind={kind} found={copy} engine={engine} onRestore={() => void restore()} onDiscard={forgetCopy} />
      )}
      <div className={styles.bar}>
        <Views view={view} onView={open} />
        {kind.Aside && <kind.Aside id={id} version={base.version} />}
      </div>
      <div hidden={view !== 'write'}>
        <kind.Fields content={content} draft={draft} version={base.version} errors={errors} onChange={change} />
      </div>
      {view === 'preview' && <kind.Preview id={id} version={base.version} />}
      {view === 'versions' && <Versions kind={kind} id={id} engine={engine} version={base.version} />}
    </div>
  )
}

/** The editor of the document in the address. */
export function DocumentEditor<Content extends { title: string }, Draft extends EditedDraft<Content>>({
  kind,
}: {
  kind: EditedKind<Content, Draft>
}) {
  const { id } = useParams<{ id: string }>()
  const { data, error, mutate } = useStudio<Draft>(kind.toCall(decodeURIComponent(id)), {
    refreshInterval: (shown) => toRefresh(shown?.publishAt),
  })
  if (data)
    return (
      <DocumentForm
        key={data.id}
        kind={kind}
        draft={data}
        onDraft={(draft) => void mutate(draft, { revalidate: false })}
      />
    )
  if (!error) return <p role="status">{studio.loading}</p>
  return (
    <hgroup role="alert">
      <h1>{error.problem.title}</h1>
      <p>{error.problem.detail}</p>
    </hgroup>
  )
}
