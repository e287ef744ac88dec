'use client'

import { useParams } from 'next/navigation'
import { useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import type { StudyContent } from '@/lib/backend/study-content'
import { STUDY_LIMITS } from '@/lib/limits'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import { studio } from '@/lib/studio/copy/studio'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { studyCopy as copy, studyFields } from '@/lib/studio/copy/studio-studies'
import { isSameStudy, type StudyDraft, toStudyCall } from '@/lib/studio/studies/study-draft'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { LoadProblem } from '../LoadProblem/LoadProblem'
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
import { StudyFields } from './StudyFields'
import { StudyPreview } from './StudyPreview'
import { studyKind } from './study-kind'

const { edit, list, states } = studioPosts

type StudyFormProps = { draft: StudyDraft; onDraft: (draft: StudyDraft) => void }

/** A case study's fields, whether they are saved, and what can be done with it. */
function StudyForm({ draft, onDraft }: StudyFormProps) {
  const { id } = draft
  const {
    engine,
    saving,
    copy: found,
    restore,
    forgetCopy,
  } = useSaving<StudyDraft, StudyContent>({
    subject: `study ${id}`,
    opened: draft,
    isAutomatic: () => true,
    isSame: isSameStudy,
    send: ({ content, base, reason }) =>
      callStudio(toStudyCall(id), { method: 'PUT', body: { content, reason }, version: base }),
    toStored: (stored) => stored,
    readConflict: (details) => details as StudyDraft,
    onStored: onDraft,
  })
  useSaveKey(engine)
  const [problem, setProblem] = useState<StudioProblem | null>(null)
  const [view, setView] = useState<View>('write')
  const { content, state, theirs, base } = saving
  const change = (part: Partial<StudyContent>) => {
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
          {copy.title}: {content.title || list.untitled}
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
          label={studyFields.title}
          required
          maxLength={STUDY_LIMITS.line}
          value={content.title}
          error={errors.title && `${studyFields.title} ${errors.title}.`}
          isLive
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      <PostActions kind={studyKind} draft={draft} engine={engine} onDraft={onDraft} onProblem={setProblem} />
      <LoadProblem problem={problem} more={problem?.errors?.publishAt} />
      {state === 'conflict' && theirs && <PostConflict kind={studyKind} engine={engine} theirs={theirs} />}
      {state !== 'conflict' && found && !draft.isDeleted && (
        <RecoverText
          kind={studyKind}
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
        <StudyFields content={content} draft={draft} errors={errors} onChange={change} />
      </div>
      {view === 'preview' && <StudyPreview id={id} version={base.version} />}
      {view === 'versions' && <Versions kind={studyKind} id={id} engine={engine} version={base.version} />}
    </div>
  )
}

/** The editor of the case study in the address. */
export function StudyEditor() {
  const { id } = useParams<{ id: string }>()
  const { data, error, mutate } = useStudio<StudyDraft>(toStudyCall(decodeURIComponent(id)), {
    refreshInterval: (shown) => toRefresh(shown?.publishAt),
  })
  if (data)
    return <StudyForm key={data.id} draft={data} onDraft={(draft) => void mutate(draft, { revalidate: false })} />
  if (!error) return <p role="status">{studio.loading}</p>
  return (
    <hgroup role="alert">
      <h1>{error.problem.title}</h1>
      <p>{error.problem.detail}</p>
    </hgroup>
  )
}
