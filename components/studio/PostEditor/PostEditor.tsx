'use client'

import { useParams } from 'next/navigation'
import { useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import { postFields, studioPosts } from '@/lib/studio/copy/studio-posts'
import { toPostCall } from '@/lib/studio/posts/post-call'
import type { PostContent } from '@/lib/studio/posts/post-content'
import type { PostDraft } from '@/lib/studio/posts/post-draft'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { toRefresh, useStudio } from '../use-studio'
import { CheckCount, Checks } from './Checks'
import { postKind } from './document-kind'
import { PostActions } from './PostActions'
import { PostConflict } from './PostConflict'
import { PostDetails } from './PostDetails'
import styles from './PostEditor.module.scss'
import { PostPreview } from './PostPreview'
import { PostText } from './PostText'
import { RecoverText } from './RecoverText'
import { SaveStatus } from './SaveStatus'
import { SeoFields } from './SeoFields'
import { usePostSaving } from './use-post-saving'
import { Versions } from './Versions'
import { type View, Views } from './Views'

const { edit, list, states } = studioPosts

type PostFormProps = { draft: PostDraft; onDraft: (draft: PostDraft) => void }

/** A post's fields, whether they are saved, and what can be done with it. */
function PostForm({ draft, onDraft }: PostFormProps) {
  const { engine, saving, copy, restore, forgetCopy } = usePostSaving(draft, onDraft)
  const [problem, setProblem] = useState<StudioProblem | null>(null)
  const [view, setView] = useState<View>('write')
  const { content, state, theirs, base } = saving
  const { id } = draft
  const change = (part: Partial<PostContent>) => {
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
          <a href={routes.studio.posts}>{edit.back}</a>
        </p>
        <h1 className="visuallyHidden">
          {edit.title}: {content.title || list.untitled}
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
          label={postFields.title}
          required
          maxLength={300}
          value={content.title}
          error={errors.title}
          isLive
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      <PostActions kind={postKind} draft={draft} engine={engine} onDraft={onDraft} onProblem={setProblem} />
      <LoadProblem problem={problem} more={problem?.errors?.publishAt} />
      {state === 'conflict' && theirs && <PostConflict kind={postKind} engine={engine} theirs={theirs} />}
      {state !== 'conflict' && copy && !draft.isDeleted && (
        <RecoverText
          kind={postKind}
          found={copy}
          engine={engine}
          onRestore={() => void restore()}
          onDiscard={forgetCopy}
        />
      )}
      <div className={styles.bar}>
        <Views view={view} onView={open} />
        <CheckCount id={id} version={base.version} />
      </div>
      <div className={styles.columns} hidden={view !== 'write'}>
        <PostText id={id} version={base.version} content={content} errors={errors} onChange={change} />
        <div className={styles.details}>
          <Checks id={id} version={base.version} />
          <PostDetails content={content} draft={draft} errors={errors} onChange={change} />
          <SeoFields content={content} errors={errors} onChange={change} />
        </div>
      </div>
      {view === 'preview' && <PostPreview id={id} version={base.version} />}
      {view === 'versions' && <Versions kind={postKind} id={id} engine={engine} version={base.version} />}
    </div>
  )
}

/** The editor of the post in the address. */
export function PostEditor() {
  const { id } = useParams<{ id: string }>()
  const { data, error, mutate } = useStudio<PostDraft>(toPostCall(decodeURIComponent(id)), {
    refreshInterval: (shown) => toRefresh(shown?.publishAt),
  })
  if (data)
    return <PostForm key={data.id} draft={data} onDraft={(draft) => void mutate(draft, { revalidate: false })} />
  if (!error) return <p role="status">{studio.loading}</p>
  return (
    <hgroup role="alert">
      <h1>{error.problem.title}</h1>
      <p>{error.problem.detail}</p>
    </hgroup>
  )
}
