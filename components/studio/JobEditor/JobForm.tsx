import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readForm } from '@/components/form/read-form'
import { jobFields, jobsCopy } from '@/lib/content/studio-jobs'
import type { JobForm as Answers } from '@/lib/studio/job-input'
import type { StudioJob } from '@/lib/studio/jobs'
import { Conflict } from '../Conflict/Conflict'
import { FormProblem } from '../FormProblem/FormProblem'
import { toSentences } from '../FormProblem/to-sentences'
import { JobActions } from './JobActions'
import styles from './JobEditor.module.scss'
import { JobQuestions } from './JobQuestions'
import { useJob } from './use-job'

const fields = Object.values(jobFields)

export type JobFormProps = {
  /** The job as it was when its page was opened; null for a new one. A later version is a conflict. */
  opened: StudioJob | null
  empty: Answers
}

/** The form of a job: its questions, what went wrong, and what can be done with it. */
export function JobForm({ opened, empty }: JobFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { job, mine, wanted, saved, edition, conflict, problem, attempt, isBusy, send, noteEdit, showTheirs } = useJob(
    form,
    opened,
  )
  // Read once: SWR may bring a later version, which is for the server to compare.
  const [first] = useState(empty)
  const start = edition > 0 && job ? job.form : first
  const [typed, setTyped] = useState<Partial<Answers>>({})
  const status = job?.status ?? 'draft'
  const errors = toSentences(fields, problem?.errors)

  useEffect(() => {
    if (edition > 0) form.current?.querySelector('input')?.focus()
  }, [edition])

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function note(event: FormEvent<HTMLFormElement>) {
    noteEdit()
    setTyped(readForm(event.currentTarget))
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={note}>
      <header className={styles.head}>
        <h1>{job?.form.title || jobsCopy.newTitle}</h1>
        <p data-open={status === 'open' || status === 'closing' || undefined}>{jobsCopy.status[status]}</p>
      </header>
      {conflict && (
        <Conflict
          {...conflict}
          fields={fields}
          mine={mine}
          theirs={conflict.current.form}
          onTakeOver={() => void send(wanted, conflict.current.version)}
          onDiscard={() => {
            setTyped({})
            showTheirs(conflict.current)
          }}
        />
      )}
      {problem && !conflict && <FormProblem problem={problem} errors={errors} attempt={attempt} />}
      <JobQuestions key={edition} start={start} answers={{ ...start, ...typed }} errors={errors} />
      <JobActions
        status={status}
        page={job?.page ?? null}
        saved={saved}
        isBusy={isBusy}
        onState={(state) => void send(state)}
      />
    </form>
  )
}
