import { type FormEvent, useState } from 'react'
import { readForm } from '@/components/form/read-form'
import type { JobState } from '@/lib/db/schema'
import { routes } from '@/lib/routes'
import { jobFields, jobsCopy } from '@/lib/studio/copy/studio-jobs'
import type { JobForm as Answers } from '@/lib/studio/job-input'
import type { StudioJob } from '@/lib/studio/jobs'
import { SaveProblem } from '../FormProblem/FormProblem'
import { useStoredForm } from '../use-stored-form'
import { JobActions } from './JobActions'
import styles from './JobEditor.module.scss'
import { JobQuestions } from './JobQuestions'

const fields = Object.values(jobFields)

export type JobFormProps = {
  /** The job as it was when its page was opened; null for a new one. */
  opened: StudioJob | null
  empty: Answers
}

/** The form of a job: its questions, what went wrong, and what can be done with it. */
export function JobForm({ opened, empty }: JobFormProps) {
  const saving = useStoredForm('jobs', fields, opened)
  const { form, stored: job, start, errors, isBusy, send, noteEdit, restored, filling } = saving
  // Read once: SWR may bring a later version, which is for the server to compare.
  const [first] = useState(empty)
  const answers = { ...(start?.form ?? first), ...restored }
  const [typed, setTyped] = useState<Partial<Answers>>({})
  const [wanted, setWanted] = useState<JobState>('draft')
  const [isSaved, setSaved] = useState(false)
  const status = job?.status ?? 'draft'

  /** Saves the job as what it is, or publishes or closes it. */
  async function save(state: JobState = status === 'closing' ? 'open' : status, version?: number) {
    if (isBusy) return
    setWanted(state)
    setSaved(false)
    const saved = await send({ state }, version)
    if (!saved) return
    if (!job) history.replaceState(null, '', routes.studio.job(saved.id))
    setSaved(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
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
      <SaveProblem
        saving={saving}
        toValues={(stored) => stored.form}
        onOverwrite={(version) => void save(wanted, version)}
        onDiscard={() => setTyped({})}
      />
      <JobQuestions key={filling} start={answers} answers={{ ...answers, ...typed }} errors={errors} />
      <JobActions
        status={status}
        page={job?.page ?? null}
        saved={isSaved ? wanted : null}
        isBusy={isBusy}
        onState={(state) => void save(state)}
      />
    </form>
  )
}
