'use client'

import { useParams } from 'next/navigation'
import { type ComponentType, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import type { PieceContent } from '@/lib/backend/piece-content'
import type { FormErrors } from '@/lib/forms/types'
import { PIECE_LIMITS } from '@/lib/limits'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import { studio } from '@/lib/studio/copy/studio'
import { pieceCopy as copy } from '@/lib/studio/copy/studio-pieces'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { isSamePiece, type PieceDraft } from '@/lib/studio/pieces/piece-draft'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import type { DocumentKind } from '../PostEditor/document-kind'
import { PostActions } from '../PostEditor/PostActions'
import { PostConflict } from '../PostEditor/PostConflict'
import styles from '../PostEditor/PostEditor.module.scss'
import { RecoverText } from '../PostEditor/RecoverText'
import { SaveStatus } from '../PostEditor/SaveStatus'
import { useSaveKey } from '../PostEditor/use-post-saving'
import { Versions } from '../PostEditor/Versions'
import { type View, Views } from '../PostEditor/Views'
import { useSaving } from '../use-saving'
import { toRefresh, useStudio } from '../use-studio'

const { edit, list, states } = studioPosts

export type PieceFieldsProps<Content> = {
  content: Content
  draft: PieceDraft<Content>
  errors: FormErrors
  onChange: (part: Partial<Content>) => void
}

/** What differs between the editors of case studies and journal articles. */
export type PieceKind<Content> = DocumentKind<Content, PieceDraft<Content>> & {
  /** The kind in the keys of the texts that the browser keeps. */
  name: string
  title: string
  /** The label of the title's field. */
  titleLabel: string
  /** All fields except the title. */
  Fields: ComponentType<PieceFieldsProps<Content>>
  /** The saved version as visitors would see it. */
  Preview: ComponentType<{ id: string; version: number }>
}

type PieceFormProps<Content> = {
  kind: PieceKind<Content>
  draft: PieceDraft<Content>
  onDraft: (draft: PieceDraft<Content>) => void
}

/** The fields of a case study or journal article, whether they are saved, and what can be done with it. */
function PieceForm<Content extends PieceContent>({ kind, draft, onDraft }: PieceFormProps<Content>) {
  const { id } = draft
  const {
    engine,
    saving,
    copy: found,
    restore,
    forgetCopy,
  } = useSaving<PieceDraft<Content>, Content>({
    subject: `${kind.name} ${id}`,
    opened: draft,
    isAutomatic: () => true,
    isSame: isSamePiece,
    send: ({ content, base, reason }) =>
      callStudio(kind.toCall(id), { method: 'PUT', body: { content, reason }, version: base }),
    toStored: (stored) => stored,
    readConflict: (details) => details as PieceDraft<Content>,
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
    // The other views show what is saved.
    if (wanted !== 'write') void engine.flush()
  }
  const errors = { ...saving.why?.errors, ...problem?.errors }
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <p className={styles.back}>
          <a href={routes.studio.content}>{copy.back}</a>
        </p>
        <h1 className="visuallyHidden">
          {kind.title}: {content.title || list.untitled}
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
          label={kind.titleLabel}
          required
          maxLength={PIECE_LIMITS.line}
          value={content.title}
          error={errors.title && `${kind.titleLabel} ${errors.title}.`}
          isLive
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value } as Partial<Content>)}
        />
      </div>
      <PostActions kind={kind} draft={draft} engine={engine} onDraft={onDraft} onProblem={setProblem} />
      <LoadProblem problem={problem} more={problem?.errors?.publishAt} />
      {state === 'conflict' && theirs && <PostConflict kind={kind} engine={engine} theirs={theirs} />}
      {state !== 'conflict' && found && !draft.isDeleted && (
        <RecoverText
          kind={kind}
          found={found}
          engine={engine}
          onRestore={() => void restore()}
          onDiscard={forgetCopy}
        />
      )}
      <div className={styles.bar}>
        <Views view={view} onView={open} />
      </div>
      <div hidden={view !== 'write'}>
        <kind.Fields content={content} draft={draft} errors={errors} onChange={change} />
      </div>
      {view === 'preview' && <kind.Preview id={id} version={base.version} />}
      {view === 'versions' && <Versions kind={kind} id={id} engine={engine} version={base.version} />}
    </div>
  )
}

/** The editor of the case study or journal article in the address. */
export function PieceEditor<Content extends PieceContent>({ kind }: { kind: PieceKind<Content> }) {
  const { id } = useParams<{ id: string }>()
  const { data, error, mutate } = useStudio<PieceDraft<Content>>(kind.toCall(decodeURIComponent(id)), {
    refreshInterval: (shown) => toRefresh(shown?.publishAt),
  })
  if (data)
    return (
      <PieceForm
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
