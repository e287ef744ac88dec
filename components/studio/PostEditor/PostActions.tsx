import { useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { fromLocalTime, toLocalTime } from '@/components/studio/FormattedTime/moment'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { callStudio } from '@/lib/studio/call.client'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { type StudioProblem, toStudioProblem } from '@/lib/studio/studio-problem'
import type { DocumentDraft, DocumentEngine, DocumentKind } from './document-kind'
import styles from './PostEditor.module.scss'

const { edit } = studioPosts

export type PostActionsProps<Content, Draft extends DocumentDraft> = {
  kind: DocumentKind<Content, Draft>
  draft: Draft
  engine: DocumentEngine<Content>
  onDraft: (draft: Draft) => void
  onProblem: (problem: StudioProblem | null) => void
}

/** The actions on a post, a case study or an article. Each saves first, and applies to that version. */
export function PostActions<Content, Draft extends DocumentDraft>({
  kind,
  draft,
  engine,
  onDraft,
  onProblem,
}: PostActionsProps<Content, Draft>) {
  const { words } = kind
  const [time, setTime] = useState(() => (draft.publishAt ? toLocalTime(new Date(draft.publishAt)) : ''))
  const [isBusy, setBusy] = useState(false)
  const isPublished = draft.state === 'published'
  const act = async (call: string, done: string, options: { method?: 'POST' | 'DELETE'; body?: object } = {}) => {
    setBusy(true)
    onProblem(null)
    if (call === 'restore' || (await engine.flush())) {
      const { method = 'POST', body = {} } = options
      const version = engine.getSnapshot().base.version
      const called = await callStudio<Draft>(kind.toCall(draft.id, call), { method, body, version })
      if (called.ok) {
        onDraft(called.value)
        void notify('success', done)
      } else onProblem(called.problem)
    }
    setBusy(false)
  }
  const schedule = () => {
    const at = fromLocalTime(time)
    if (at) return act('publish', words.scheduled, { body: { publishAt: at.toISOString() } })
    return onProblem(toStudioProblem('invalid', { errors: { publishAt: edit.timeMissing } }))
  }
  if (draft.isDeleted)
    return (
      <div className={styles.actions}>
        <p>{words.deleted}</p>
        <Button disabled={isBusy} onClick={() => void act('restore', words.restored)}>
          {edit.restore}
        </Button>
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button disabled={isBusy} onClick={() => void act('publish', isPublished ? words.updated : words.published)}>
        {isPublished ? edit.update : edit.publish}
      </Button>
      <Button look="outline" onClick={() => void engine.save()}>
        {edit.save}
      </Button>
      {!isPublished && (
        <div className={styles.schedule}>
          <Field
            name="publishAt"
            type="datetime-local"
            label={`${edit.publishAt}, ${edit.zone}`}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <Button look="outline" disabled={isBusy} onClick={() => void schedule()}>
            {edit.schedule}
          </Button>
        </div>
      )}
      <div className={styles.quiet}>
        {draft.state !== 'draft' && (
          <Button look="quiet" disabled={isBusy} onClick={() => void act('unpublish', words.isOffline)}>
            {isPublished ? edit.offline : edit.toDraft}
          </Button>
        )}
        {isPublished && (
          <ButtonLink look="quiet" href={kind.toHref(draft)}>
            {edit.view}
          </ButtonLink>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => void act('', words.removed, { method: 'DELETE' })}>
          {edit.remove}
        </Button>
      </div>
    </div>
  )
}
