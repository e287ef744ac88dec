import { type RefObject, useState } from 'react'
import { readForm } from '@/components/form/read-form'
import type { JobState } from '@/lib/backend/own/schema'
import type { FormValues } from '@/lib/forms/types'
import { routes } from '@/lib/routes'
import type { StudioJob } from '@/lib/studio/jobs'
import type { Conflict } from '@/lib/studio/versions'
import { useSaving } from '../use-saving'

/** The state in which a job is stored that people see as `status`. */
export const toState = ({ status }: Pick<StudioJob, 'status'>): JobState => (status === 'closing' ? 'open' : status)

/** Saves the form of a job as what it is, or publishes or closes it. */
export function useJob(form: RefObject<HTMLFormElement | null>, opened: StudioJob | null) {
  const [job, setJob] = useState(opened)
  const [mine, setMine] = useState<FormValues>({})
  const [wanted, setWanted] = useState<JobState>('draft')
  const [saved, setSaved] = useState<JobState | null>(null)
  // Another value fills the form anew.
  const [edition, setEdition] = useState(0)
  const saving = useSaving()
  const { problem, isBusy, save, drop } = saving
  const conflict = problem?.code === 'conflict' ? (problem.details as Conflict<StudioJob>) : null

  async function send(state: JobState = job ? toState(job) : 'draft', version = job?.version) {
    if (!form.current || isBusy) return
    const values = readForm(form.current)
    setMine(values)
    setWanted(state)
    setSaved(null)
    const body = { ...values, state }
    const called = job
      ? await save<StudioJob>(`jobs/${encodeURIComponent(job.id)}`, {
          method: 'PUT',
          body,
          ...(version && { version }),
        })
      : await save<StudioJob>('jobs', { method: 'POST', body })
    if (!called.ok) return
    if (!job) history.replaceState(null, '', routes.studio.job(called.value.id))
    setJob(called.value)
    setSaved(state)
  }

  function showTheirs(theirs: StudioJob) {
    setJob(theirs)
    setEdition((count) => count + 1)
    drop()
  }

  return { ...saving, job, mine, wanted, saved, edition, conflict, send, showTheirs }
}
