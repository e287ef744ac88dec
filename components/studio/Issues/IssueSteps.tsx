import { type FormEvent, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { readForm } from '@/components/form/read-form'
import { Button } from '@/components/ui/Button/Button'
import { issuesCopy as copy, testField } from '@/lib/studio/copy/studio-newsletter'
import type { StudioIssue } from '@/lib/studio/newsletter-issues'
import { FormProblem } from '../FormProblem/FormProblem'
import { toSentences } from '../use-form-saving'
import { useCall } from '../use-studio'
import styles from './Issues.module.scss'

export type IssueStepsProps = {
  issue: StudioIssue
  /** Saves the form. Returns null if that failed. */
  onSave: () => Promise<StudioIssue | null>
  onSend: (version: number) => void
}

/** Sends a test to one address, or, after confirmation, the issue to all subscribers. */
export function IssueSteps({ issue, onSave, onSend }: IssueStepsProps) {
  const { call, problem } = useCall()
  const [attempt, setAttempt] = useState(0)
  const [message, setMessage] = useState('')
  const errors = toSentences([testField], problem?.errors)
  const test = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = readForm(event.currentTarget)
    const saved = await onSave()
    if (!saved) return
    const { ok } = await call(`newsletter/${saved.id}/test`, { method: 'POST', body })
    setAttempt(attempt + 1)
    setMessage(ok ? copy.tested : '')
  }
  const begin = async () => {
    const saved = await onSave()
    if (saved) onSend(saved.version)
  }
  return (
    <>
      <section className={styles.step} aria-labelledby="test">
        <h2 id="test">{copy.test}</h2>
        <form className={styles.form} noValidate onSubmit={(event) => void test(event)}>
          {problem && <FormProblem problem={problem} errors={errors} attempt={attempt} form="test" />}
          <Question field={{ ...testField, required: testField.label }} form="test" error={errors.email} />
          <div className={styles.actions}>
            <Button type="submit" look="outline">
              {copy.test}
            </Button>
            <p role="status" className={styles.saved}>
              {message}
            </p>
          </div>
        </form>
      </section>
      <section className={styles.step} aria-labelledby="send">
        <h2 id="send">{copy.send}</h2>
        {issue.left === 0 ? (
          <p>{copy.nobody}</p>
        ) : (
          <details>
            <summary>{copy.sendOpen(issue.left)}</summary>
            <p>{copy.sure(issue.left)}</p>
            <Button onClick={() => void begin()}>{copy.sendNow(issue.left)}</Button>
          </details>
        )}
      </section>
    </>
  )
}
