import { useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { fromLocalTime, toLocalTime } from '@/components/studio/FormattedTime/moment'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { toPostPath } from '@/lib/format/post-path'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { toPostCall } from '@/lib/studio/posts/post-call'
import type { PostDraft } from '@/lib/studio/posts/post-draft'
import { type StudioProblem, toStudioProblem } from '@/lib/studio/studio-problem'
import styles from './PostEditor.module.scss'
import type { PostEngine } from './use-post-saving'

const { edit } = studioPosts

export type PostActionsProps = {
  draft: PostDraft
  engine: PostEngine
  onDraft: (draft: PostDraft) => void
  onProblem: (problem: StudioProblem | null) => void
}

/** The actions on a post. Each one saves first, and acts on that version. */
export function PostActions({ draft, engine, onDraft, onProblem }: PostActionsProps) {
  const [time, setTime] = useState(() => (draft.publishAt ? toLocalTime(new Date(draft.publishAt)) : ''))
  const [isBusy, setBusy] = useState(false)
  const isPublished = draft.state === 'published'
  const act = async (call: string, done: string, options: { method?: 'POST' | 'DELETE'; body?: object } = {}) => {
    setBusy(true)
    onProblem(null)
    if (call === 'restore' || (await engine.flush())) {
      const { method = 'POST', body = {} } = options
      const version = engine.getSnapshot().base.version
      const called = await callStudio<PostDraft>(toPostCall(draft.id, call), { method, body, version })
      if (called.ok) {
        onDraft(called.value)
        void notify('success', done)
      } else onProblem(called.problem)
    }
    setBusy(false)
  }
  const schedule = () => {
    const at = fromLocalTime(time)
    if (at) return act('publish', edit.scheduled, { body: { publishAt: at.toISOString() } })
    return onProblem(toStudioProblem('invalid', { errors: { publishAt: edit.timeMissing } }))
  }
  if (draft.isDeleted)
    return (
      <div className={styles.actions}>
        <p>{edit.deleted}</p>
        <Button disabled={isBusy} onClick={() => void act('restore', edit.restored)}>
          {edit.restore}
        </Button>
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button disabled={isBusy} onClick={() => void act('publish', isPublished ? edit.updated : edit.published)}>
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
          <Button look="quiet" disabled={isBusy} onClick={() => void act('unpublish', edit.isOffline)}>
            {isPublished ? edit.offline : edit.toDraft}
          </Button>
        )}
        {isPublished && (
          <ButtonLink look="quiet" href={routes.post(toPostPath({ ...draft.content, id: draft.id }))}>
            {edit.view}
          </ButtonLink>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => void act('', edit.removed, { method: 'DELETE' })}>
          {edit.remove}
        </Button>
      </div>
    </div>
  )
}
