'use client'

import { useParams } from 'next/navigation'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'
import type { StudioJob } from '@/lib/studio/edit-jobs'
import type { JobChoices } from '@/lib/studio/job-choices'
import type { JobForm as Answers } from '@/lib/studio/job-input'
import { FormProblem } from '../FormProblem/FormProblem'
import { JobLinks } from '../JobLinks/JobLinks'
import { useStudio } from '../use-studio'
import styles from './JobEditor.module.scss'
import { JobForm } from './JobForm'

/** The editor of a job, or of a new one. */
export function JobEditor() {
  // The id comes from the address, so it is already encoded.
  const { id } = useParams<{ id: string }>()
  const isNew = id === 'new'
  const stored = useStudio<StudioJob>(isNew ? null : `jobs/${id}`)
  const list = useStudio<{ empty: Answers }>(isNew ? 'jobs' : null)
  const choices = useStudio<JobChoices>('job-choices')
  const problem = (stored.error ?? list.error ?? choices.error)?.problem
  const answers = isNew ? list.data?.empty : stored.data?.form
  return (
    <div>
      <p className={styles.back}>
        <a href={routes.studio.jobs}>{jobsCopy.back}</a>
      </p>
      {answers && choices.data ? (
        <JobForm opened={stored.data ?? null} empty={answers} departments={choices.data.departments} />
      ) : problem ? (
        <FormProblem problem={problem} />
      ) : (
        <p>{studio.loading}</p>
      )}
      {stored.data && <JobLinks jobId={stored.data.id} />}
    </div>
  )
}
