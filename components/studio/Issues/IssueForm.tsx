import { type FormEvent, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { Button } from '@/components/ui/Button/Button'
import type { FormValues } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import { issuesCopy as copy, issueFields, postsField } from '@/lib/studio/copy/studio-newsletter'
import type { StudioIssue } from '@/lib/studio/issues'
import { SaveProblem } from '../FormProblem/FormProblem'
import { useStoredForm } from '../use-stored-form'
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

const fields = [...issueFields, postsField]

const toValues = ({ subject, introduction }: StudioIssue): FormValues => ({ subject, introduction })

/** The form of an issue that is not sent yet, and the steps towards its sending. */
export function IssueForm({ opened, isMailing, onSent }: IssueFormProps) {
  const saving = useStoredForm('newsletter', fields, opened)
  const {
    form,
    stored: issue,
    start,
    errors,
    isBusy,
    save,
    send,
    discard,
    noteEdit,
    isUnsaved,
    restored,
    filling,
  } = saving
  const [posts, setPosts] = useState(opened?.posts ?? [])
  const [message, setMessage] = useState('')

  async function store(version?: number): Promise<StudioIssue | null> {
    const saved = await send({ posts: posts.map(({ id }) => id) }, version)
    if (!saved) return null
    if (!issue) history.replaceState(null, '', routes.studio.issue(saved.id))
    setMessage(copy.saved)
    return saved
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void store()
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
          setMessage('')
        }}
      >
        <header className={styles.head}>
          <h1>{issue?.subject || copy.create}</h1>
          <p>{copy.states.draft}</p>
        </header>
        <SaveProblem
          saving={saving}
          toValues={toValues}
          onOverwrite={(version) => void store(version)}
          onDiscard={(theirs) => setPosts(theirs.posts)}
        />
        {issueFields.map((field) => (
          <Question
            key={`${field.name} ${filling}`}
            field={field}
            defaultValue={{ ...(start && toValues(start)), ...restored }[field.name] ?? ''}
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
            {message}
          </p>
        </div>
      </form>
      {issue && <IssuePreview id={issue.id} version={issue.version} />}
      {issue && isMailing && (
        <IssueSteps
          issue={issue}
          onSave={async () => (isUnsaved() ? store() : issue)}
          onSend={(version) => void begin(version)}
        />
      )}
    </>
  )
}
