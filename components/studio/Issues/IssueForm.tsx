import { type FormEvent, useRef, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { readForm } from '@/components/form/read-form'
import { Button } from '@/components/ui/Button/Button'
import { issuesCopy as copy, issueFields, postsField } from '@/lib/content/studio-newsletter'
import type { FormValues } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import type { PostChoice, StudioIssue } from '@/lib/studio/issues'
import type { Conflict as Details } from '@/lib/studio/versions'
import { Conflict } from '../Conflict/Conflict'
import { FormProblem } from '../FormProblem/FormProblem'
import { toSentences } from '../FormProblem/to-sentences'
import { useSaving } from '../use-saving'
import { IssuePosts } from './IssuePosts'
import { IssuePreview } from './IssuePreview'
import { IssueSteps } from './IssueSteps'
import styles from './Issues.module.scss'

export type IssueFormProps = {
  /** The issue as it was when its page was opened; null for a new one. */
  opened: StudioIssue | null
  isMailing: boolean
  onSent: () => Promise<unknown>
}

const toValues = (issue: StudioIssue | null): FormValues => ({
  subject: issue?.subject ?? '',
  introduction: issue?.introduction ?? '',
})

/** The form of an issue that is not sent yet, and the steps towards its sending. */
export function IssueForm({ opened, isMailing, onSent }: IssueFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [issue, setIssue] = useState(opened)
  const [posts, setPosts] = useState<PostChoice[]>(opened?.posts ?? [])
  const [mine, setMine] = useState<FormValues>({})
  const [said, say] = useState('')
  const [edition, setEdition] = useState(0)
  const { problem, isBusy, attempt, save, noteEdit, isUnsaved, drop } = useSaving()
  const conflict = problem?.code === 'conflict' ? (problem.details as Details<StudioIssue>) : null
  const fields = [...issueFields, postsField]
  const errors = toSentences(fields, problem?.errors)

  async function send(version = issue?.version): Promise<StudioIssue | null> {
    if (!form.current || isBusy) return null
    const { subject = '', introduction = '' } = readForm(form.current)
    setMine({ subject, introduction })
    const body = { subject, introduction, posts: posts.map(({ id }) => id) }
    const called = issue
      ? await save<StudioIssue>(`newsletter/${issue.id}`, { method: 'PUT', body, ...(version && { version }) })
      : await save<StudioIssue>('newsletter', { method: 'POST', body })
    if (!called.ok) return null
    if (!issue) history.replaceState(null, '', routes.studio.issue(called.value.id))
    setIssue(called.value)
    say(copy.saved)
    return called.value
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  async function remove() {
    if (!issue || !confirm(copy.sureToDelete)) return
    const called = await callStudio(`newsletter/${issue.id}`, { method: 'DELETE', body: {} })
    if (!called.ok) return
    drop()
    location.assign(routes.studio.newsletter)
  }
  async function begin(version: number) {
    if (!issue) return
    const called = await save(`newsletter/${issue.id}/send`, { method: 'POST', body: {}, version })
    if (!called.ok) return
    if (opened) await onSent()
    else location.assign(routes.studio.issue(issue.id))
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={submit}
        onInput={() => {
          noteEdit()
          say('')
        }}
      >
        <header className={styles.head}>
          <h1>{issue?.subject || copy.create}</h1>
          <p>{copy.states.draft}</p>
        </header>
        {conflict && (
          <Conflict
            {...conflict}
            fields={issueFields}
            mine={mine}
            theirs={toValues(conflict.current)}
            onTakeOver={() => void send(conflict.current.version)}
            onDiscard={() => {
              setIssue(conflict.current)
              setPosts(conflict.current.posts)
              setEdition((count) => count + 1)
              drop()
            }}
          />
        )}
        {problem && !conflict && <FormProblem problem={problem} errors={errors} attempt={attempt} />}
        {issueFields.map((field) => (
          <Question
            key={`${field.name} ${edition}`}
            field={field}
            defaultValue={toValues(edition > 0 ? issue : opened)[field.name]}
            error={errors[field.name]}
          />
        ))}
        <IssuePosts
          chosen={posts}
          error={errors.posts}
          onChange={(next) => {
            noteEdit()
            setPosts(next)
          }}
        />
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
            {said}
          </p>
        </div>
      </form>
      {issue && <IssuePreview id={issue.id} version={issue.version} />}
      {issue && isMailing && (
        <IssueSteps
          issue={issue}
          onSave={async () => (isUnsaved() ? send() : issue)}
          onSend={(version) => void begin(version)}
        />
      )}
    </>
  )
}
