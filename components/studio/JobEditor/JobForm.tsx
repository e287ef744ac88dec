import { type FormEvent, useEffect, useState } from 'react'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import type { JobClosing as Closing } from '@/lib/studio/close-job'
import { jobFields, jobsCopy } from '@/lib/studio/copy/studio-jobs'
import { allFormFields, toQuestionTexts } from '@/lib/studio/copy/studio-questions'
import type { StudioJob } from '@/lib/studio/edit-jobs'
import type { JobForm as Answers, JobState } from '@/lib/studio/job-input'
import { SaveProblem } from '../FormProblem/FormProblem'
import { SaveStatus } from '../PostEditor/SaveStatus'
import { Undo } from '../Undo/Undo'
import { useFormSaving } from '../use-form-saving'
import { CandidateForm } from './CandidateForm'
import { JobClosing } from './JobClosing'
import styles from './JobEditor.module.scss'
import { JobQuestions } from './JobQuestions'
import { JobSteps } from './JobSteps'
import { PostingWarnings } from './PostingWarnings'

const fields = [...Object.values(jobFields), ...allFormFields]

export type JobFormProps = {
  /** The job when its page was opened, or null for a new one. */
  opened: StudioJob | null
  empty: Answers
  /** The labels of the departments. */
  departments: readonly string[]
}

type JobContent = Answers & { state: JobState }

/** Returns the texts to compare in a conflict. */
const toTexts = ({ questions, ...texts }: JobContent) => ({ ...texts, questions: toQuestionTexts(questions) })

const toContent = ({ form, status }: StudioJob): JobContent => ({
  ...form,
  state: status === 'closing' ? 'open' : status,
})

/** The form of a job: its questions, why it is not saved, and what can be done with it. */
export function JobForm({ opened, empty, departments }: JobFormProps) {
  const saving = useFormSaving<StudioJob, JobContent>({
    list: 'jobs',
    fields,
    opened,
    empty: { ...empty, state: 'draft' },
    toContent,
    // What visitors see changes only when someone presses Save.
    isAutomatic: ({ title }) => title.trim() !== '',
    toAutomaticPath: (id) => `jobs/${encodeURIComponent(id)}/changes`,
  })
  const { form, item: job, content, start, filling, errors, isBusy, change, save, overwrite } = saving
  const [isSaved, setSaved] = useState(false)
  const [discarded, setDiscarded] = useState<JobContent | null>(null)
  const [isClosing, setClosing] = useState(() => location.hash === '#close')
  const status = job?.status ?? 'draft'

  // A new job gets its own address with the first save.
  const createdId = opened ? null : job?.id
  useEffect(() => {
    if (createdId) history.replaceState(null, '', routes.studio.job(createdId))
  }, [createdId])

  async function finish(saved: Promise<StudioJob | null>) {
    setSaved(false)
    if (await saved) setSaved(true)
  }
  async function setState(state: JobState) {
    if (job && state === 'closed') {
      const called = await callStudio<Closing>(`jobs/${encodeURIComponent(job.id)}/close`)
      // The server refuses to close it until they have an outcome.
      if (called.ok && called.value.people.length > 0) return setClosing(true)
    }
    await finish(save({ state }))
  }
  async function discard() {
    const kept = (await saving.saveChanges()) ?? job
    if (!kept) return
    const path = `jobs/${encodeURIComponent(kept.id)}/changes`
    const called = await saving.call<StudioJob>(path, { method: 'DELETE', body: {}, version: kept.version })
    if (!called.ok) return
    setDiscarded(content)
    saving.showStored(called.value)
  }
  function type() {
    setDiscarded(null)
    change()
  }
  function putBack() {
    if (discarded) saving.replace(discarded)
    setDiscarded(null)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void finish(save({ state: status === 'closing' ? 'open' : status }))
  }

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={type}>
        <div role="status">{discarded && <Undo text={jobsCopy.discarded} onUndo={putBack} />}</div>
        <header className={styles.head}>
          <h1>{job?.form.title || jobsCopy.newTitle}</h1>
          {!saving.theirs && <SaveStatus saving={saving.progress} />}
          <p data-open={status === 'open' || status === 'closing' || undefined}>{jobsCopy.status[status]}</p>
          {job?.hasChanges && <p>{jobsCopy.changes}</p>}
        </header>
        <SaveProblem saving={saving} toTexts={toTexts} onOverwrite={() => void finish(overwrite())} />
        <JobQuestions key={filling} start={start} answers={content} errors={errors} departments={departments} />
        <CandidateForm
          key={`form-${filling}`}
          start={start}
          questions={content.questions}
          errors={errors}
          onQuestions={(questions) => change({ questions })}
        />
        <PostingWarnings answers={content} />
        <JobSteps
          status={status}
          page={job?.page ?? null}
          saved={isSaved ? content.state : null}
          isBusy={isBusy}
          onDiscard={job?.hasChanges ? () => void discard() : null}
          onState={(state) => void setState(state)}
        />
      </form>
      {job && status !== 'draft' && (
        <JobClosing id={job.id} isOver={status === 'closed'} isWanted={isClosing && status !== 'closed'} />
      )}
    </>
  )
}
