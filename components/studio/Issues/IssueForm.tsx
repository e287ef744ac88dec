import { type FormEvent, Fragment, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { Button } from '@/components/ui/Button/Button'
import type { FormValues } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import { issuesCopy as copy, introductionField, postsField, subjectField } from '@/lib/studio/copy/studio-newsletter'
import type { PostChoice, StudioIssue } from '@/lib/studio/newsletter-issues'
import { SaveProblem } from '../FormProblem/FormProblem'
import { useFormSaving } from '../use-form-saving'
import { IssuePosts } from './IssuePosts'
import { IssuePreview } from './IssuePreview'
import { IssueSteps } from './IssueSteps'
import styles from './Issues.module.scss'

export type IssueFormProps = {
  /** The issue when its page was opened, or null for a new one. */
  opened: StudioIssue | null
  isMailing: boolean
  onSent: () => Promise<unknown>
}

const fields = [subjectField, introductionField, postsField]

type IssueContent = { subject: string; introduction: string; posts: PostChoice[] }

const EMPTY: IssueContent = { subject: '', introduction: '', posts: [] }

const toContent = ({ subject, introduction, posts }: StudioIssue): IssueContent => ({ subject, introduction, posts })

const toBody = (content: IssueContent) => ({ ...content, posts: content.posts.map(({ id }) => id) })

const toTexts = (content: IssueContent): FormValues => ({
  ...content,
  posts: content.posts.map(({ title }) => title || copy.gone).join(', '),
})

/** The form of a draft, its preview, and the steps that send it. */
export function IssueForm({ opened, isMailing, onSent }: IssueFormProps) {
  const saving = useFormSaving<StudioIssue, IssueContent>({
    list: 'newsletter',
    fields,
    opened,
    empty: EMPTY,
    toContent,
    toBody,
  })
  const { form, item: issue, content, start, filling, errors, isBusy } = saving
  const { change, save, saveChanges, overwrite, call, discard } = saving
  const [message, setMessage] = useState('')

  async function finish(saved: Promise<StudioIssue | null>): Promise<StudioIssue | null> {
    const stored = await saved
    if (!stored) return null
    if (!issue) history.replaceState(null, '', routes.studio.issue(stored.id))
    setMessage(copy.saved)
    return stored
  }
  function edit(parts?: Partial<IssueContent>) {
    change(parts)
    setMessage('')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void finish(save())
  }
  async function remove() {
    if (!issue || !confirm(copy.sureToDelete)) return
    const called = await callStudio(`newsletter/${issue.id}`, { method: 'DELETE', body: {} })
    if (!called.ok) return
    discard()
    location.assign(routes.studio.newsletter)
  }
  async function begin(version: number) {
    if (!issue) return
    const called = await call(`newsletter/${issue.id}/send`, { method: 'POST', body: {}, version })
    // Saving shows what someone else saved meanwhile.
    if (!called.ok && called.problem.code === 'conflict') await save()
    if (!called.ok) return
    if (opened) await onSent()
    else location.assign(routes.studio.issue(issue.id))
  }

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={() => edit()}>
        <header className={styles.head}>
          <h1>{issue?.subject || copy.create}</h1>
          <p>{copy.states.draft}</p>
        </header>
        <SaveProblem saving={saving} toTexts={toTexts} onOverwrite={() => void finish(overwrite())} />
        <Fragment key={filling}>
          <Question field={subjectField} defaultValue={start.subject} error={errors.subject} />
          <Question field={introductionField} defaultValue={start.introduction} error={errors.introduction} />
        </Fragment>
        <IssuePosts chosen={content.posts} error={errors.posts} onChange={(posts) => edit({ posts })} />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isBusy}>
            {copy.save}
          </Button>
          {issue && (
            <Button look="quiet" onClick={() => void remove()}>
              {copy.delete}
            </Button>
          )}
          <p role="status" className={styles.saved}>
            {message}
          </p>
        </div>
      </form>
      {issue && <IssuePreview id={issue.id} version={issue.version} />}
      {issue && isMailing && (
        <IssueSteps issue={issue} onSave={saveChanges} onSend={(version) => void begin(version)} />
      )}
    </>
  )
}
